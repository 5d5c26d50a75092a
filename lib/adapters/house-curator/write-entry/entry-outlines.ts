/** What a sentence of an entry does. F carries the reason why the place fits the prompt. */
export type SentenceKind = "fit" | "dish" | "pair" | "roomdish" | "room" | "note" | "know";

/** Where the reason lies: in a note, in the room, in the facts, or in what is ordered. */
export type ReasonCarrier = "note" | "room" | "fact" | "dish";

const parseOutline = (letters: string): SentenceKind[] =>
  [...letters].map(
    (letter): SentenceKind =>
      ({ F: "fit", D: "dish", P: "pair", M: "roomdish", R: "room", N: "note", K: "know" })[letter] as SentenceKind,
  );

/** Outlines, two to four sentences; a move with nothing to say falls out. */
export const ENTRY_OUTLINES: Record<ReasonCarrier, readonly SentenceKind[][]> = {
  note: ["FDK", "DFK", "FPN", "NDF", "DF", "FDN", "RFD", "FKD", "PFK", "RDF", "MF", "MFK", "FM"].map(parseOutline),
  room: ["FDK", "FDN", "DFK", "NDF", "FP", "DFN", "FND", "PF", "NFD", "FKD"].map(parseOutline),
  fact: ["FNK", "NFK", "FRK", "RFK", "FN", "NF", "KFN", "RFN", "FKN", "NFR"].map(parseOutline),
  dish: ["DNK", "NDK", "RDK", "DRK", "PN", "RDN", "KDN", "NP", "DKN", "RNDK", "NRD", "PK", "MN", "MK", "NM", "MNK"].map(
    parseOutline,
  ),
};
