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
/** Among few its first part has every page that there is; each part among many is compared with it. */
const FIRST_PART = "/sitemaps/1.xml";

type Times = Record<string, number[]>;

/**
 * The time of each public page, of the sitemap and of its parts, among 5,000 guides and as many more places, over its time
 * among the first guides.
 */
export async function run(): Promise<boolean> {
  const dataDir = await copyPreparedData();
  try {
    const few = await measure(dataDir, fill);
    const many = await measure(dataDir);
    return Object.keys(many)
      .map((name) => report(name, few[name] ?? few[FIRST_PART] ?? [], many[name] ?? []))
      .every(Boolean);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The times of a server of its own, which reads its guides anew; afterwards the database is filled. */
async function measure(dataDir: string, after?: (dataDir: string) => Promise<void>): Promise<Times> {
  const kumquat = await startKumquat({ dataDir });
  try {
    const times: Times = {};
    const pages = Object.entries({ ...PAGES, ...(await sitemapParts(kumquat.url)) });
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [name, path] of pages) {
        const startedAt = performance.now();
        const response = await fetch(kumquat.url + path);
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${path} returned ${response.status}.`);
        // The first round reads the guides.
        if (round > 0) times[name] = [...(times[name] ?? []), performance.now() - startedAt];
      }
    }
    await after?.(dataDir);
    return times;
  } finally {
    await kumquat.stop();
  }
}

/** The parts of the sitemap, or the first that it would have if it had more pages. */
async function sitemapParts(url: string): Promise<Record<string, string>> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const parts = [...sitemap.matchAll(/\/sitemaps\/\d+\.xml/g)].map(([path]) => path);
  return Object.fromEntries((parts.length > 0 ? parts : [FIRST_PART]).map((path) => [path, path]));
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

function report(name: string, few: number[], many: number[]): boolean {
  const ratio = median(many) / median(few);
  const figures = `${median(few).toFixed(1)} ms among few, ${median(many).toFixed(1)} ms among ${GUIDES} guides`;
  console.log(`${ratio <= AT_MOST ? "ok  " : "MISS"} ${name}: ${ratio.toFixed(2)}x, at most ${AT_MOST}x (${figures})`);
  return ratio <= AT_MOST;
}
