import type { Week } from "@/lib/core/week";

/** Something that holds in the week of a Thursday. Whoever imagines a theme may lean on it, and on nothing else dated. */
export type SeasonFact = {
  /** "lunar-new-year", "fog": the same each year. */
  id: string;
  kind: "holiday" | "harvest" | "weather" | "city";
  /** As it is called; a theme that names it leans on it. */
  name: string;
  /** One sentence for the editor: with this year's date, where it has one. */
  sentence: string;
};

export type { Week };
