import { makeStatus, makeUser } from "@/lib/testing/factories";
import { makeManyRestaurants } from "@/lib/testing/many-restaurants";
import { openDatabase } from "../db/client";
import { restaurants } from "../db/schema";
import { importAndUndo, type Step } from "./imports/import-and-undo";
import { type FileKind, makeFile } from "./imports/make-file";
import { startReader } from "./imports/start-reader";
import { type BenchDatabase, onEachDatabase } from "./send/databases";

export const options = ["--database="];

const RESTAURANTS = 28_000;
const ROWS = 5_000;
const WITH_STATUS = 200;
const WAIT_AT_MOST_MS = 300;

/**
 * How long another client's reads wait during an import of 5,000 places over a catalogue of 28,000: previewed, applied,
 * undone. `--database=embedded` or `postgres` for one alone.
 */
export function run(): Promise<boolean> {
  return onEachDatabase(measure);
}

async function measure({ name, url }: BenchDatabase): Promise<boolean> {
  const { db, close } = openDatabase(url);
  await makeManyRestaurants(db, RESTAURANTS);
  const places = await db.select().from(restaurants).limit(ROWS);
  const other = await makeUser(db);
  for (const { id } of places.slice(0, WITH_STATUS)) await makeStatus(db, { userId: other.id, restaurantId: id });
  let passed = true;
  for (const kind of ["known", "alike", "unknown"] satisfies FileKind[]) {
    const user = await makeUser(db);
    const bytes = makeFile(places, kind, ROWS);
    const reader = await startReader({ url, userId: other.id });
    for (const step of await importAndUndo(db, user, bytes, reader))
      passed = report(`${name}, ${kind}`, step) && passed;
    await reader.stop();
  }
  await close();
  return passed;
}

function report(where: string, { step, ms, stallMs, waits: { count, p50Ms, p99Ms, maxMs } }: Step): boolean {
  const isMet = maxMs <= WAIT_AT_MOST_MS;
  console.log(
    `${isMet ? "ok  " : "MISS"} ${where}, ${step}: ${ms.toFixed(0)} ms; of ${count} reads beside it p50 ${p50Ms.toFixed(0)}, ` +
      `p99 ${p99Ms.toFixed(0)}, max ${maxMs.toFixed(0)} ms, at most ${WAIT_AT_MOST_MS}; the server stood ${stallMs.toFixed(0)} ms`,
  );
  return isMet;
}
