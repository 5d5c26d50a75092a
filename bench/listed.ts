import { importListedPlaces } from "@/lib/catalogue/listed/import-listed-places";
import { readListedPlaces } from "@/lib/catalogue/listed/read-listed-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { openDatabase } from "../db/client";
import { type BenchDatabase, onEachDatabase } from "./send/databases";

export const options = ["--database=", "--readers"];

const FIRST_AT_MOST_MS = 5_000;

/**
 * How long a first start waits for the listed places, and a later one that has them. `--database=embedded` or `postgres`
 * for one alone. `--readers`: as where a server goes on serving meanwhile, on the indexes as they are.
 */
export function run(): Promise<boolean> {
  return onEachDatabase(measure);
}

async function measure({ name, url }: BenchDatabase): Promise<boolean> {
  const { db, close } = openDatabase(url);
  await seedCatalogue(db);
  const [read, readMs] = timed(() => readListedPlaces());
  const [first, firstMs] = await timedAsync(() =>
    importListedPlaces(db, { places: read, hasReaders: process.argv.includes("--readers") }),
  );
  const [, againMs] = await timedAsync(() => importListedPlaces(db, { places: read }));
  await close();
  const isMet = readMs + firstMs <= FIRST_AT_MOST_MS;
  const perSecond = Math.round((1_000 * first.added) / firstMs);
  console.log(
    `${isMet ? "ok  " : "MISS"} ${name}: ${first.added} of ${read.length} listed places in ${(readMs + firstMs).toFixed(0)} ms, at most ` +
      `${FIRST_AT_MOST_MS} (read ${readMs.toFixed(0)} ms, ${perSecond} rows a second); unchanged ${againMs.toFixed(0)} ms`,
  );
  return isMet;
}

function timed<T>(work: () => T): [T, number] {
  const startedAt = performance.now();
  return [work(), performance.now() - startedAt];
}

async function timedAsync<T>(work: () => Promise<T>): Promise<[T, number]> {
  const startedAt = performance.now();
  return [await work(), performance.now() - startedAt];
}
