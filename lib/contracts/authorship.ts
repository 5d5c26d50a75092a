/** Who wrote some guides, and whether the model's rest on reviews; "nobody" where there are none. */
export type Authorship = "model with reviews" | "model" | "house" | "both" | "nobody";

/** How the guides that are shown came about, as a line that is true of all of them. */
export const CURATION_CLAIMS: Record<Authorship, string> = {
  "model with reviews": "Curated by AI, grounded in real reviews",
  model: "Curated by AI, grounded in the sources shown",
  house: "Chosen by our own rules, from notes that our editors keep",
  both: "Chosen by our own rules or by AI: each guide says which",
  nobody: "Every pick with its reasons and its sources",
};

/** Who wrote one guide, as its page and its message say it. */
export const BYLINES: Record<"house" | "model", string> = {
  house: "Written by the house curator: our own rules, from notes that our editors keep",
  model: "Written with AI, grounded in the sources shown",
};
