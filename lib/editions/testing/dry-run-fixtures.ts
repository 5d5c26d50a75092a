import { eq, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { restaurants, scheduledThemes, subscribers } from "@/db/schema";
import { SAMPLE_SENDER_INFO } from "@/emails/_components/sample-sender-info";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import type { City } from "@/lib/core/cities";
import { type Week, weeksFrom } from "@/lib/core/week";
import type { Curator } from "@/lib/ports/curator";
import { makeEvidence, makeGuide, makeRestaurant } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { scriptedCurator, scriptedIdea } from "@/lib/testing/scripted-curator";
import { dryRun } from "../dry-run/dry-run";
import type { DryRunReport, MailSettings } from "../dry-run/report";

const ALL_SET: MailSettings = { hasSender: true, hasPostalAddress: true, hasProvider: true };

/** Enough for a year of guides, since a place rests between them. */
const ROOMS = 100;

/** Two cities with a reader and rooms to write of. */
export async function makeRoomsAndReaders(db: Database): Promise<void> {
  for (const city of ["San Francisco", "Oakland"] as const) {
    for (let i = 0; i < ROOMS; i++) {
      const { id } = await makeRestaurant(db, { city, searchText: "dinner soup theme", name: `${city} Room ${i}` });
      await makeEvidence(db, { restaurantId: id });
    }
    const email = `ana@${city.replace(" ", "-").toLowerCase()}.example`;
    const reader = { email, emailKey: email, state: "confirmed" as const, confirmedAt: new Date() };
    await db.insert(subscribers).values({ ...reader, city });
  }
}

/** Titles and places differ by the prompt, as a real curator's do. */
const curator = (replaced: Partial<Curator> = {}) =>
  scriptedCurator({
    planSearches: async () => [{ id: "all", query: "dinner", cuisines: [], areas: [], why: "All of them." }],
    parsePrompt: async ({ prompt }) => scriptedIdea({ title: `For ${prompt}` }),
    writeIntroduction: async ({ brief, entries }) => ({
      title: brief.idea.title,
      introduction: entries.slice(0, 1).map(({ sentences }) => sentences),
    }),
    ...replaced,
  });

/** A guide's title holds no number and no food that is not in its evidence. */
const makeFiller = (count: number): string =>
  count.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)));

let starts = 0;
/** Weeks of its own for each test, each with an approved theme. */
export async function makeWeeks(
  db: Database,
  count: number,
  row: Partial<typeof scheduledThemes.$inferInsert> = {},
): Promise<Week[]> {
  const weeks = weeksFrom(new Date(Date.UTC(2030, 0, 3 + 7 * 60 * starts++)).toISOString().slice(0, 10), count);
  await db.insert(scheduledThemes).values(
    weeks.map((targetWeek, at) => ({
      city: "San Francisco" as const,
      targetWeek,
      theme: `evening ${makeFiller(starts)} ${makeFiller(at)}`,
      rationale: "It is cold.",
      status: "APPROVED" as const,
      ...row,
    })),
  );
  return weeks;
}

type Changes = { cities?: City[]; settings?: MailSettings; with?: Partial<Curator>; appUrl?: string };
export const run = (
  db: Database,
  weeks: Week[],
  { cities = ["Oakland"], settings = ALL_SET, with: replaced, appUrl }: Changes = {},
) =>
  dryRun(
    makeCtx(db, {
      providers: {
        curator: curator(replaced),
        places: cataloguePlaces(db),
        senderInfo: { ...SAMPLE_SENDER_INFO, ...(appUrl && { appUrl }) },
      },
    }),
    { cities, weeks, settings },
  );
export const kinds = ({ problems }: DryRunReport) => problems.map(({ kind }) => kind);

/** What every table holds, so that nothing that was left behind goes unseen. */
export async function contents(db: Database) {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const {
      rows: [row],
    } =
      await db.execute(sql`select count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
      from ${sql.identifier(name)} t`);
    found[name] = row;
  }
  return found;
}

/** An unpublished guide of one place. */
export async function previewOf(db: Database, city: City): Promise<string> {
  const [place] = await db.select({ id: restaurants.id }).from(restaurants).where(eq(restaurants.city, city)).limit(1);
  const guide = await makeGuide(db, { city, restaurantIds: [place?.id ?? ""], isAdminOnly: true, isEmailGuide: true });
  return guide.id;
}
