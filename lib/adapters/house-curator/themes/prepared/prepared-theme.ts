/** A prepared theme. */
export type PreparedTheme = {
  theme: string;
  rationale: string;
  /** Facts of the almanac, one of which must hold; none for a theme of any week. */
  factIds: readonly string[];
};

/** One idea a line: the facts that it leans on ("-" for none), what the guide is about, and why. */
export const parsePreparedThemes = (lines: string): readonly PreparedTheme[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [facts = "", theme = "", rationale = ""] = line.split("|").map((part) => part.trim());
      return { theme, rationale, factIds: facts === "-" ? [] : facts.split(" ") };
    });
