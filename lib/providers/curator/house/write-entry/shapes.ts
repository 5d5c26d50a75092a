/** What a sentence of an entry does. F carries the reason why the place fits the wish. */
export type Move = "fit" | "dish" | "pair" | "roomdish" | "room" | "note" | "know";

/** Where the reason lies: in a note, in the room, in the facts, or in what is ordered. */
export type Carrier = "note" | "room" | "fact" | "dish";

const shape = (letters: string): Move[] =>
  [...letters].map(
    (letter): Move =>
      ({ F: "fit", D: "dish", P: "pair", M: "roomdish", R: "room", N: "note", K: "know" })[letter] as Move,
  );

/** Orders of telling, two to four sentences; a move with nothing to say falls out. */
export const SHAPES: Record<Carrier, readonly Move[][]> = {
  note: ["FDK", "DFK", "FPN", "NDF", "DF", "FDN", "RFD", "FKD", "PFK", "RDF", "MF", "MFK", "FM"].map(shape),
  room: ["FDK", "FDN", "DFK", "NDF", "FP", "DFN", "FND", "PF", "NFD", "FKD"].map(shape),
  fact: ["FNK", "NFK", "FRK", "RFK", "FN", "NF", "KFN", "RFN", "FKN", "NFR"].map(shape),
  dish: ["DNK", "NDK", "RDK", "DRK", "PN", "RDN", "KDN", "NP", "DKN", "RNDK", "NRD", "PK", "MN", "MK", "NM", "MNK"].map(
    shape,
  ),
};
