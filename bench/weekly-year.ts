import { openDatabase } from "@/db/client";
import { openInMemory } from "@/db/embedded/database-folder";
import { openGateway } from "@/db/embedded/gateway";
import { migrate } from "@/db/migrate";
import { scheduledThemes } from "@/db/schema";
import { SAMPLE_SENDER_INFO } from "@/emails/_components/sample-sender-info";
import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import { PREPARED_THEMES } from "@/lib/adapters/house-curator/themes/prepared";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { daysBetween } from "@/lib/core/calendar-date";
import { NEWSLETTER_CITIES, THEME_CITY } from "@/lib/core/cities";
import { type Week, weeksFrom } from "@/lib/core/week";
import { dryRun } from "@/lib/editions/dry-run/dry-run";
import type { DryRunReport } from "@/lib/editions/dry-run/report";
import { makeCtx } from "@/lib/testing/make-ctx";

export const options = ["--list"];

const FIRST_WEEK = "2026-12-03";
const WEEKS = 52;
const TIMES_MAX = 3;
const WEEKS_APART_MIN = 8;
const SETTINGS = { hasSender: true, hasPostalAddress: true, hasProvider: true };

/** A year of weekly guides to the newsletter's cities, as a dry run writes them: how often places come, and how soon again. */
export async function run(): Promise<boolean> {
  const report = await draftYear();
  let isMet = true;
  for (const city of NEWSLETTER_CITIES) {
    const weeksByPlace = new Map<string, Week[]>();
    const guides = report.weeks.flatMap(({ week, messages }) =>
      messages.flatMap((message) => (message.city === city ? [{ week, ...message }] : [])),
    );
    for (const { week, placeIds } of guides)
      for (const id of placeIds) weeksByPlace.set(id, [...(weeksByPlace.get(id) ?? []), week]);
    const most = Math.max(...[...weeksByPlace.values()].map(({ length }) => length));
    const nearest = Math.min(...[...weeksByPlace.values()].flatMap(gapsOf));
    const isOk = guides.length === WEEKS && most <= TIMES_MAX && nearest >= WEEKS_APART_MIN;
    isMet &&= isOk;
    const sources = [...Map.groupBy(guides, ({ guideFrom }) => guideFrom)].map(
      ([from, { length }]) => `${length} ${from}`,
    );
    console.log(
      `${isOk ? "ok  " : "MISS"} ${city}: ${guides.length} guides (${sources.join(", ")}) of ${weeksByPlace.size} places; the most often in ${most}, at most ${TIMES_MAX}; the soonest again after ${nearest} weeks, at least ${WEEKS_APART_MIN}`,
    );
  }
  for (const [kind, problems] of Map.groupBy(report.problems, (problem) => problem.kind))
    console.log(`     ${kind}: ${problems.length}`);
  if (process.argv.includes("--list"))
    for (const { kind, week, city, message } of report.problems)
      console.log(`       ${kind} ${week} ${city}: ${message}`);
  return isMet;
}

const gapsOf = (weeks: readonly Week[]): number[] =>
  weeks.slice(1).map((week, index) => daysBetween(weeks[index] ?? week, week) / 7);

async function draftYear(): Promise<DryRunReport> {
  const database = await openInMemory();
  const gateway = await openGateway({ database, password: "bench" });
  await migrate(gateway.url);
  const { db, close } = openDatabase(gateway.url);
  await seedCatalogue(db);
  const weeks = weeksFrom(FIRST_WEEK, WEEKS);
  const themes = PREPARED_THEMES.filter(({ factIds }) => factIds.length === 0);
  await db.insert(scheduledThemes).values(
    weeks.flatMap((targetWeek, index) => {
      const theme = themes[index % themes.length];
      return theme ? [{ ...theme, city: THEME_CITY, targetWeek, status: "APPROVED" as const }] : [];
    }),
  );
  const providers = { curator: houseCurator(), places: cataloguePlaces(db), senderInfo: SAMPLE_SENDER_INFO };
  const report = await dryRun(makeCtx(db, { providers }), { cities: NEWSLETTER_CITIES, weeks, settings: SETTINGS });
  await close();
  await gateway.close();
  await database.close();
  return report;
}
