/** A theme written in advance. */
export type PreparedTheme = {
  theme: string;
  rationale: string;
  /** Facts of the almanac, of which one must apply; empty for a theme of any week. */
  factIds: readonly string[];
};

/** One theme per line: its facts ("-" for none), what the guide is about, and why. */
export const parsePreparedThemes = (lines: string): readonly PreparedTheme[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [facts = "", theme = "", rationale = ""] = line.split("|").map((part) => part.trim());
      return { theme, rationale, factIds: facts === "-" ? [] : facts.split(" ") };
    });
