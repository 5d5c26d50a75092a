import type { GrammarNames } from "./grammar-names";
import type { GrammaticalNumber } from "./noun-number";

/** A word or a mark of a sentence. */
export type Token = {
  text: string;
  lower: string;
  /** A universal part of speech: NOUN, PROPN, VERB, AUX, ADJ, ADV, ADP, DET, PRON, PUNCT and others. */
  pos: string;
  /** What kind of name stands here, if one does: a name is one token. */
  name?: keyof GrammarNames;
  number?: GrammaticalNumber;
};
