/** The purpose of a sentence in an entry. "fit" says why the place fits the prompt. */
export type SentenceKind = "fit" | "dish" | "pair" | "roomdish" | "room" | "note" | "know";

/** The source of the reason: a note, the room, the facts, or a dish. */
export type ReasonCarrier = "note" | "room" | "fact" | "dish";

/** "FDK": why it fits, a dish, something to know. */
export const parseOutline = (letters: string): SentenceKind[] =>
  [...letters].map(
    (letter): SentenceKind =>
      ({ F: "fit", D: "dish", P: "pair", M: "roomdish", R: "room", N: "note", K: "know" })[letter] as SentenceKind,
  );

/** Outlines of two to four sentences. A sentence without content is omitted. */
export const ENTRY_OUTLINES: Record<ReasonCarrier, readonly SentenceKind[][]> = {
  note: ["FDK", "DFK", "FPN", "NDF", "DF", "FDN", "RFD", "FKD", "PFK", "RDF", "MF", "MFK", "FM"].map(parseOutline),
  room: ["FDK", "FDN", "DFK", "NDF", "FP", "DFN", "FND", "PF", "NFD", "FKD"].map(parseOutline),
  fact: ["FNK", "NFK", "FRK", "RFK", "FN", "NF", "KFN", "RFN", "FKN", "NFR"].map(parseOutline),
  dish: ["DNK", "NDK", "RDK", "DRK", "PN", "RDN", "KDN", "NP", "DKN", "RNDK", "NRD", "PK", "MN", "MK", "NM", "MNK"].map(
    parseOutline,
  ),
};
