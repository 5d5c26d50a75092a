import type { SeasonFact, Week } from "@/lib/contracts/season-fact";
import { formatWeekdayMonthDay } from "@/lib/core/calendar-date";
import { findFigure } from "@/lib/guides/checker/figures";
import { findForbiddenPhrase } from "@/lib/guides/checker/forbidden-phrases";
import { containsMarkup } from "@/lib/guides/checker/markup";
import type { ThemeIdea } from "@/lib/ports/curator";
import { findOutOfSeasonName } from "../calendar/season-names";

const THEME_MAX = 120;
const RATIONALE_MAX = 400;
const MONTHS =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?: \d{1,2})?/g;
const YEAR = /\b20\d\d\b/;

/** Why an idea's wording is rejected, or null: style, and dates that its week does not have. */
export function checkWording({ theme, rationale }: ThemeIdea, week: Week, facts: readonly SeasonFact[]): string | null {
  if (theme.trim() === "" || rationale.trim() === "") return "It lacks words.";
  if (theme.length > THEME_MAX) return `The theme is longer than ${THEME_MAX} characters.`;
  if (rationale.length > RATIONALE_MAX) return `The rationale is longer than ${RATIONALE_MAX} characters.`;
  const text = `${theme} ${rationale}`;
  if (containsMarkup(theme) || containsMarkup(rationale)) return "It holds markup or a link.";
  const phrase = findForbiddenPhrase(theme) ?? findForbiddenPhrase(rationale);
  if (phrase) return `It says "${phrase}".`;
  const figure = findFigure(text);
  if (figure === "a rating" || figure === "an award") return `It states ${figure}.`;
  const name = findOutOfSeasonName(text, new Set(facts.map(({ id }) => id)));
  if (name) return `"${name}" is not of this week.`;
  if (YEAR.test(text)) return "It names a year.";
  const known = `${formatWeekdayMonthDay(week)} ${facts.map(({ sentence }) => sentence).join(" ")}`;
  const date = text.match(MONTHS)?.find((month) => !known.includes(month));
  return date ? `"${date}" is not of this week.` : null;
}
