import { ne } from "drizzle-orm";
import { openDatabase } from "@/db/client";
import { restaurants } from "@/db/schema";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { tasteColumns } from "@/lib/taste/read-marks";
import { type BenchDatabase, onEachDatabase } from "./send/databases";
import { judgeLines } from "./taste/judge-lines";
import { judgeProposals } from "./taste/judge-proposals";
import { timeCalls } from "./taste/time-calls";

export const options = ["--database="];

/**
 * The line of taste and the three proposals, for made-up readers of the built-in catalogue. Such readers love what a
 * formula says, so the figures show that the code does what it claims, and not that people like what it proposes.
 * `--database=embedded` or `postgres` for one alone.
 */
export function run(): Promise<boolean> {
  return onEachDatabase(measure);
}

async function measure({ name, url }: BenchDatabase): Promise<boolean> {
  console.log(`     ${name}`);
  const { db, close } = openDatabase(url);
  try {
    await seedCatalogue(db);
    const places = await db.select(tasteColumns).from(restaurants).where(ne(restaurants.source, "listed"));
    const results = [judgeLines(places), await judgeProposals(db, places), await timeCalls(db)];
    return results.every(Boolean);
  } finally {
    await close();
  }
}
