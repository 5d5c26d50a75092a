/** A theme as the house keeps it ready. */
export type HouseIdea = {
  theme: string;
  rationale: string;
  /** Facts of the almanac, one of which must hold; none for a theme of any week. */
  on: readonly string[];
};

/** One idea a line: the facts that it leans on ("-" for none), what the guide is about, and why. */
export const ideas = (lines: string): readonly HouseIdea[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [on = "", theme = "", rationale = ""] = line.split("|").map((part) => part.trim());
      return { theme, rationale, on: on === "-" ? [] : on.split(" ") };
    });
