/** Another language's words, by what they mean. Every row is "a|b|c"; concepts are the English tables' own. */
export type Language = {
  food: Record<string, string>;
  vibe?: Record<string, string>;
  goodFor?: Record<string, string>;
  meal?: Record<string, string>;
  diet?: Record<string, string>;
  feature?: Record<string, string>;
  price?: Record<"cheap" | "moderate" | "splurge", string>;
  /** Words that take away what follows. */
  not: string;
  /** Words that take away what went before: 以外, 말고. */
  notAfter?: string;
  or?: string;
  near?: string;
  /** Words that show a wish for a meal, whatever else is said: restaurant, eat, hungry. */
  eat: string;
  /** Small words that mean nothing here, kept from being read as misspellings. */
  filler?: string;
};
