import type { Place } from "@/lib/contracts/stages";

/** "since 1937", "opened the house in 1971", "started in the seventies" isn't read: only figures are. */
const YEARS =
  /\b(?:since|founded in|opened in|established in|dates from|(?:opened|founded|started|began|established)(?: [\p{L}'’&-]+){0,4} in)(?: the)? (1[89]\d\d|20\d\d)(s?)\b/giu;
/** A clause about something else than the house itself. */
const ABOUT_OTHERS = /\b(?:next door|parent|sister|company|building|grocery|wholesale|brewery|used to|before)\b/i;

/** The year in which a place opened: its own fact, or else the earliest that its texts tell of it. Null if none does. */
export function foundedYear({ foundedIn, editorialSummary, notes }: Place): number | null {
  if (foundedIn !== null) return foundedIn;
  const clauses = [editorialSummary ?? "", ...(notes ?? []).map(({ text }) => text)].flatMap((text) =>
    text.split(/[,;.]/),
  );
  const years = clauses.filter((clause) => !ABOUT_OTHERS.test(clause)).flatMap(yearsIn);
  return years.length === 0 ? null : Math.min(...years);
}

/** A decade counts as its last year: "since the 1950s" is before 1960, and nothing earlier. */
const yearsIn = (clause: string): number[] =>
  [...clause.matchAll(YEARS)].map(([, year = "", decade = ""]) => Number(year) + (decade === "" ? 0 : 9));
