import { openDatabase } from "@/db/client";
import type { EditionMessage } from "@/db/schema";
import { longGuide } from "@/emails/_components/long-guide";
import { SAMPLE_SENDER_INFO } from "@/emails/_components/sample-sender-info";
import { renderWeekly } from "@/lib/mail/render/render-weekly";
import { startFakeResend } from "@/lib/testing/fakes/resend";
import { type BenchDatabase, onEachDatabase } from "./send/databases";
import { fillTimes } from "./send/fill-times";
import { makeEdition } from "./send/make-edition";
import { runSender } from "./send/run-sender";
import type { Sent } from "./send/sender";
import type { Memory } from "./send/watch-memory";

export const options = ["--database="];

const READERS = 20_000;
const BATCH = 100;
/** Requests per second: a run takes a minute, so that its start, its end and one refusal don't matter. */
const RATE = 3;
/** More than any run reaches. */
const NO_LIMIT = 10_000;
const SIZES = [2_000, READERS, 60_000] as const;
const TIME_AT_MOST = 1.05;
const FILL_AT_MOST_US = 100;
/** Thirty times the readers. */
const MEMORY_AT_MOST = 1.25;
/** The whole process, uncollected garbage included, however many readers. */
const PROCESS_AT_MOST_MB = 512;

type Run = Sent & { readers: number; refused: number };

/** What a Thursday's send costs over what the provider's limit allows, and whether memory grows with the readers. */
export async function run(): Promise<boolean> {
  const message = await renderWeekly(SAMPLE_SENDER_INFO, { guide: usualGuide(), week: "2026-11-19" });
  const hasHeld = printCheck(
    ...[fillTimes(message, READERS), FILL_AT_MOST_US, "µs"],
    `a reader's message filled in, median of ${READERS.toLocaleString("en")}`,
  );
  return (await onEachDatabase((database) => measure(database, message))) && hasHeld;
}

/** Six places, as most guides have: about 40 KB. */
function usualGuide() {
  const guide = longGuide();
  return { ...guide, entries: guide.entries.slice(0, 6) };
}

async function measure(database: BenchDatabase, message: EditionMessage): Promise<boolean> {
  console.log(`     ${database.name}`);
  const limited = await send(database, message, READERS, RATE);
  const allowedMs = (READERS / BATCH / RATE) * 1000;
  const isInTime = printCheck(
    ...[totalMs(limited) / allowedMs, TIME_AT_MOST, "x"],
    `${READERS.toLocaleString("en")} readers at ${RATE} requests a second, over the ${(allowedMs / 1000).toFixed(1)} s that the limit allows`,
  );
  console.log(`     ${formatRun(limited)}; ${limited.refused} requests refused; everybody once`);
  const runs: Run[] = [];
  for (const readers of SIZES) runs.push(await send(database, message, readers, NO_LIMIT));
  for (const finished of runs) {
    const perSecond = (finished.readers / totalMs(finished)) * 1000;
    console.log(
      `     with no limit in the way: ${formatRun(finished)}; ${perSecond.toFixed(0)} readers a second, ${((finished.sendMs / finished.readers) * BATCH).toFixed(1)} ms a batch; memory ${finished.aliveMb.toFixed(0)} MB alive while sending and ${finished.leftMb.toFixed(1)} MB after, process ${finished.peakRssMb.toFixed(0)} MB`,
    );
  }
  const [small, large] = [runs[0], runs.at(-1)];
  const sizes = `${SIZES[2].toLocaleString("en")} readers over ${SIZES[0].toLocaleString("en")}`;
  const grown = (of: keyof Memory) => (large?.[of] ?? Number.NaN) / (small?.[of] ?? Number.NaN);
  const largestMb = Math.max(...runs.map(({ peakRssMb }) => peakRssMb));
  const hasHeld = [
    isInTime,
    printCheck(grown("aliveMb"), MEMORY_AT_MOST, "x", `memory alive while sending, ${sizes}`),
    printCheck(grown("leftMb"), MEMORY_AT_MOST, "x", `memory alive after sending, ${sizes}`),
    printCheck(largestMb, PROCESS_AT_MOST_MB, "MB", "memory of the whole process at its largest"),
  ];
  return hasHeld.every(Boolean);
}

let cities = 0;

async function send(
  { url }: BenchDatabase,
  message: EditionMessage,
  readers: number,
  ratePerSecond: number,
): Promise<Run> {
  const { db, close } = openDatabase(url);
  const editionId = await makeEdition(db, `City ${++cities}`, readers, message);
  await close();
  const { url: providerUrl, calls, ledger, close: closeProvider } = await startFakeResend({ ratePerSecond });
  try {
    const isWeighed = ratePerSecond === NO_LIMIT;
    const sent = await runSender({ url, providerUrl, editionId, ratePerSecond, isWeighed });
    const { accepted, duplicates } = ledger;
    if (accepted.length !== readers || duplicates.length > 0) {
      throw new Error(`Of ${readers} readers ${accepted.length} were written to, ${duplicates.length} of them twice.`);
    }
    return { ...sent, readers, refused: calls.filter(({ status }) => status === 429).length };
  } finally {
    await closeProvider();
  }
}

const totalMs = ({ queueMs, sendMs, finishMs }: Run): number => queueMs + sendMs + finishMs;
const formatRun = (run: Run): string =>
  `${run.readers.toLocaleString("en")} readers in ${(totalMs(run) / 1000).toFixed(2)} s (${run.queueMs.toFixed(0)} ms to queue, ${run.finishMs.toFixed(0)} ms to close)`;

function printCheck(value: number, atMost: number, unit: string, what: string): boolean {
  const isMet = value <= atMost;
  console.log(`${isMet ? "ok  " : "MISS"} ${what}: ${value.toFixed(2)} ${unit}, at most ${atMost} ${unit}`);
  return isMet;
}
