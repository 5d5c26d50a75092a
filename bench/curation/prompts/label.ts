import type { City } from "@/lib/core/cities";

export type PromptKind =
  | "cuisine"
  | "dish"
  | "area"
  | "price"
  | "diet"
  | "occasion"
  | "negation"
  | "two constraints"
  | "comparison"
  | "misspelt"
  | "language"
  | "nothing fits"
  | "not food"
  | "injection"
  | "vague";

/**
 * What a careful reader would take from a prompt, in a short notation:
 * "food=Thai|pho" a hard cuisine or dish (| means either), "!food=sushi" an exclusion, "~vibe=quiet" at least a soft one,
 * "?midnight" a reported unknown, "size=3", "refused". A hard constraint that no label expects is a fault.
 */
export type Expectation = string;

export type LabeledPrompt = { kind: PromptKind; city: City; prompt: string; expect: Expectation[] };

const CITY_BY_INITIALS = {
  SF: "San Francisco",
  OAK: "Oakland",
  BRK: "Berkeley",
  SJ: "San Jose",
  PEN: "Peninsula",
} as const satisfies Record<string, City>;

/** One labeled prompt on one line. */
export const labeledPrompt = (
  kind: PromptKind,
  city: keyof typeof CITY_BY_INITIALS,
  text: string,
  ...expect: Expectation[]
): LabeledPrompt => ({ kind, city: CITY_BY_INITIALS[city], prompt: text, expect });
