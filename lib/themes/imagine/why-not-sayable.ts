import { findFigure } from "../../guides/checker/figures";
import { holdsMarkup } from "../../guides/checker/markup";
import { findForbiddenPhrase } from "../../guides/checker/phrases";
import type { ThemeIdea } from "../../providers/curator";
import { withWeekday } from "../almanac/day";
import type { SeasonFact, Week } from "../almanac/fact";
import { findForeignName } from "../almanac/named";

const THEME_MAX = 120;
const RATIONALE_MAX = 400;
const MONTHS =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?: \d{1,2})?/g;
const YEAR = /\b20\d\d\b/;

/** Why an idea may not stand as it is written, or null: style, and dates that its week does not have. */
export function whyNotSayable(
  { theme, rationale }: ThemeIdea,
  week: Week,
  facts: readonly SeasonFact[],
): string | null {
  if (theme.trim() === "" || rationale.trim() === "") return "It lacks words.";
  if (theme.length > THEME_MAX) return `The theme is longer than ${THEME_MAX} characters.`;
  if (rationale.length > RATIONALE_MAX) return `The rationale is longer than ${RATIONALE_MAX} characters.`;
  const text = `${theme} ${rationale}`;
  if (holdsMarkup(theme) || holdsMarkup(rationale)) return "It holds markup or a link.";
  const phrase = findForbiddenPhrase(theme) ?? findForbiddenPhrase(rationale);
  if (phrase) return `It says "${phrase}".`;
  const figure = findFigure(text);
  if (figure === "a rating" || figure === "an award") return `It states ${figure}.`;
  const name = findForeignName(text, new Set(facts.map(({ id }) => id)));
  if (name) return `"${name}" is not of this week.`;
  if (YEAR.test(text)) return "It names a year.";
  const told = `${withWeekday(week)} ${facts.map(({ sentence }) => sentence).join(" ")}`;
  const date = text.match(MONTHS)?.find((said) => !told.includes(said));
  return date ? `"${date}" is not of this week.` : null;
}
