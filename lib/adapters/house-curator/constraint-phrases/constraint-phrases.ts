/** How a thing that a prompt requests gets into a sentence about a place that has it. */
export type ConstraintPhrases = {
  /** Adverbials before something to order: "For two,". No claim about the place. */
  leads?: readonly string[];
  /** What may follow the room, after a comma: "which does half the work of a date". */
  tails?: readonly string[];
  /** Sentences from the facts alone; {name}, {street}, {area} and {dish} are filled in, and a form whose blank can't be filled is passed over. */
  facts?: readonly string[];
  /** Evidence that speaks of it. */
  evidencePattern?: RegExp;
};
