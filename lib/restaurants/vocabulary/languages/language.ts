/** Another language's words, by meaning. Every row is "a|b|c"; concepts are the English tables' own. */
export type Language = {
  food: Record<string, string>;
  vibe?: Record<string, string>;
  goodFor?: Record<string, string>;
  meal?: Record<string, string>;
  diet?: Record<string, string>;
  feature?: Record<string, string>;
  price?: Record<"cheap" | "moderate" | "splurge", string>;
  /** Words that negate what follows. */
  not: string;
  /** Words that negate what precedes: 以外, 말고. */
  notAfter?: string;
  or?: string;
  near?: string;
  /** Words that show that the prompt is about a meal, whatever else it says: restaurant, eat, hungry. */
  eat: string;
  /** Stop words, listed so that they aren't read as misspellings. */
  filler?: string;
};
