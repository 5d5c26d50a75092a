import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/db/client";
import { median } from "@/lib/testing/median";
import { copyPreparedData, startKumquat } from "../e2e/support/kumquat";
import { makeManyRestaurants } from "../lib/testing/many-restaurants";

const GUIDES = 5_000;
const PLACES = 5_000;
const ROUNDS = 25;
const AT_MOST = 2;
const PAGES = {
  "a city's page": "/san-francisco",
  "a narrowed one": "/san-francisco?price=2",
  "a search in a city": "/san-francisco?q=noodles",
  "a search in the Bay": "/search?q=chinatwon",
  "a place": "/place/zuni-cafe",
  "the sitemap": "/sitemap.xml",
};
/** Among few it has every page that there is; each part among many is compared with it. */
const FIRST_PART = "/sitemaps/1.xml";

/** Milliseconds of one page, round by round. */
type Times = { few: number[]; many: number[] };

/**
 * The time of each public page, of the sitemap and of its parts, among 5,000 guides and as many more places, over its time
 * among the first guides. Two servers answer in turn, so that whatever else the machine does meets both.
 */
export async function run(): Promise<boolean> {
  const few = await startWith(async () => {});
  try {
    const many = await startWith(fill);
    try {
      const times = await measureBoth(few.url, many.url);
      return Object.entries(times)
        .map(([name, each]) => report(name, each))
        .every(Boolean);
    } finally {
      await many.stop();
    }
  } finally {
    await few.stop();
  }
}

/** A server on data of its own; after they are filled another one starts, which reads its guides anew. */
async function startWith(
  fillData: (dataDir: string) => Promise<void>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await copyPreparedData();
  const first = await startKumquat({ dataDir });
  await fillData(dataDir);
  await first.stop();
  const kumquat = await startKumquat({ dataDir });
  return {
    url: kumquat.url,
    stop: async () => {
      await kumquat.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function measureBoth(fewUrl: string, manyUrl: string): Promise<Record<string, Times>> {
  const parts = await sitemapParts(manyUrl);
  const pages = Object.entries({ ...PAGES, ...parts });
  const times: Record<string, Times> = Object.fromEntries(pages.map(([name]) => [name, { few: [], many: [] }]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, path] of pages) {
      const few = await timeOf(fewUrl + (name in parts ? FIRST_PART : path));
      const many = await timeOf(manyUrl + path);
      // The first round reads the guides.
      if (round === 0) continue;
      times[name]?.few.push(few);
      times[name]?.many.push(many);
    }
  }
  return times;
}

/** Milliseconds until the whole page is there. */
async function timeOf(url: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}.`);
  return performance.now() - startedAt;
}

/** The parts of the sitemap. */
async function sitemapParts(url: string): Promise<Record<string, string>> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const parts = [...sitemap.matchAll(/\/sitemaps\/\d+\.xml/g)].map(([path]) => path);
  return Object.fromEntries(parts.map((path) => [path, path]));
}

/** Copies of the first guides with their entries, over and over, which search engines may list, and made-up places. */
async function fill(dataDir: string): Promise<void> {
  const { db, close } = openDatabase((await readFile(join(dataDir, "database-url"), "utf8")).trim(), { max: 1 });
  try {
    await makeManyRestaurants(db, PLACES);
    await db.execute(sql`
      insert into guides (id, name, city, prompt, introduction, cover_cuisine, written_by, is_featured, created_at)
      select first.id || '-' || copy, first.name, first.city, '', first.introduction, first.cover_cuisine,
        first.written_by, true, first.created_at - copy * interval '1 day'
      from guides as first, generate_series(1, ${GUIDES}::int / (select count(*)::int from guides) + 1) as copy`);
    await db.execute(sql`
      insert into guide_entries (guide_id, position, restaurant_id, sentences, verdicts)
      select copied.id, entry.position, entry.restaurant_id, entry.sentences, entry.verdicts
      from guides as copied
      join guide_entries as entry on entry.guide_id = regexp_replace(copied.id, '-[0-9]+$', '')
      where copied.prompt = ''`);
    await db.execute(sql`analyze`);
  } finally {
    await close();
  }
}

function report(name: string, { few, many }: Times): boolean {
  const ratio = median(many) / median(few);
  const figures = `${median(few).toFixed(1)} ms among few, ${median(many).toFixed(1)} ms among ${GUIDES} guides`;
  console.log(`${ratio <= AT_MOST ? "ok  " : "MISS"} ${name}: ${ratio.toFixed(2)}x, at most ${AT_MOST}x (${figures})`);
  return ratio <= AT_MOST;
}
