/** Who wrote some guides, and whether the model's rest on reviews; "nobody" where there are none. */
export type Authorship = "model with reviews" | "model" | "house" | "both" | "nobody";

/** How the guides that are shown came about, as a line that is true of all of them. */
export const CURATION_CLAIMS: Record<Authorship, string> = {
  "model with reviews": "Curated by AI, grounded in real reviews",
  model: "Curated by AI, grounded in the sources shown",
  house: "Curated by rules, grounded in our own notes",
  both: "Curated by rules or by AI, and each guide says which",
  nobody: "Every pick with its reasons and its sources",
};
