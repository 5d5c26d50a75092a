import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/db/client";
import { readPageChanges } from "@/lib/web/read-page-changes";

const QUESTIONS = 200;
/** What an hour of a busy magazine leaves behind. */
const CHANGES = 5_000;

/** How long the question takes that a server asks once a second, in milliseconds: the median, and the slowest. */
export async function askingTakes(dataDir: string): Promise<{ median: number; slowest: number }> {
  const url = (await readFile(join(dataDir, "database-url"), "utf8")).trim();
  const { db, close } = openDatabase(url, { max: 1 });
  try {
    await db.execute(sql`insert into page_changes (tags)
      select array['guide:none-' || n, 'place:none-' || n] from generate_series(1, ${CHANGES}::int) as n`);
    let { position } = await readPageChanges(db, null);
    const took: number[] = [];
    for (let turn = 0; turn < QUESTIONS; turn++) {
      const asked = performance.now();
      position = (await readPageChanges(db, position)).position;
      took.push(performance.now() - asked);
    }
    took.sort((one, other) => one - other);
    return { median: took[QUESTIONS / 2] ?? Number.NaN, slowest: took.at(-1) ?? Number.NaN };
  } finally {
    await close();
  }
}
