import type { Week } from "@/lib/core/week";

/** A fact about the week of a Thursday. A theme may refer to these facts, and to nothing else with a date. */
export type SeasonFact = {
  /** "lunar-new-year", "fog": the same every year. */
  id: string;
  kind: "holiday" | "harvest" | "weather" | "city";
  /** Its name; a theme that contains it refers to the fact. */
  name: string;
  /** One sentence for the editor, with this year's date where it has one. */
  sentence: string;
};

export type { Week };
