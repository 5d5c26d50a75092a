/** Phrases that mention a requested constraint in a sentence about a place that meets it. */
export type ConstraintPhrases = {
  /** Adverbials before something to order: "For two,". They claim nothing about the place. */
  leads?: readonly string[];
  /** Phrases that may follow the room, after a comma: "which does half the work of a date". */
  tails?: readonly string[];
  /** Sentences from the facts alone with {name}, {street}, {area} and {dish}. One with a missing value is skipped. */
  facts?: readonly string[];
  /** Matches evidence about the constraint. */
  evidencePattern?: RegExp;
};
