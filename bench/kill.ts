import { openDatabase } from "@/db/client";
import { withConnection } from "@/db/connection/with-connection";
import { migrate } from "@/db/migrate";
import { killRun } from "@/lib/editions/testing/kill-run";
import { findPgbouncer, startPgbouncer, type TempPgbouncer } from "@/scripts/test/temp-pgbouncer";
import { findPostgres, startPostgres } from "@/scripts/test/temp-postgres";

/** Takes minutes, and changes little from day to day. */
export const isOnRequest = true;
export const options = ["--pooled", "--seed=", "--thursdays="];
const READERS = 2_000;
const MOMENTS = 12;
const ROUNDS = 3;
const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);

/**
 * Thursday after Thursday with servers that are killed: `npm run bench -- kill --thursdays=10 --seed=1`. Each sends to
 * 2,000 readers on a separate PostgreSQL, `--pooled` through PgBouncer in transaction mode; false if anybody was mailed
 * twice, or not at all.
 */
export async function run(): Promise<boolean> {
  const { bin } = findPostgres();
  if (bin === null)
    throw new Error("This bench needs PostgreSQL's own programs; the test without them is kill.db.test.ts.");
  const server = await startPostgres(bin);
  const pooler = process.argv.includes("--pooled") ? await startPooler(server.url) : null;
  const sum = { thursdays: 0, kills: 0, requests: 0, accepted: 0, duplicates: 0, missed: 0, left: 0, strayGuides: 0 };
  let isRight = true;
  try {
    for (let seed = option("seed", 1); sum.thursdays < option("thursdays", 10); seed += 1) {
      const { editions, byState, ...report } = await oneThursday(server.url, pooler, seed);
      const recorded = Object.values(byState).reduce((all, count) => all + count, 0);
      isRight &&= recorded === READERS && byState.sent === report.accepted && editions.sent === 2;
      isRight &&=
        report.writtenToAfterLeaving === 0 &&
        report.unknownToProvider === 0 &&
        report.summaries === 2 &&
        report.unmet.length === 0;
      console.log(`seed ${seed}: ${report.kills} kills, ${report.requests} requests, ${JSON.stringify(byState)}`);
      sum.thursdays += 1;
      for (const key of ["kills", "requests", "accepted", "duplicates", "missed", "left", "strayGuides"] as const) {
        sum[key] += report[key];
      }
    }
  } finally {
    await pooler?.stop();
    await server.stop();
  }
  isRight &&= sum.duplicates === 0 && sum.missed === 0;
  console.log(`${isRight ? "ok  " : "MISS"} ${JSON.stringify(sum)}`);
  return isRight;
}

function startPooler(serverUrl: string): Promise<TempPgbouncer> {
  const program = findPgbouncer();
  if (!program) throw new Error("No PgBouncer is installed.");
  return startPgbouncer(program, serverUrl);
}

async function oneThursday(serverUrl: string, pooler: TempPgbouncer | null, seed: number) {
  const own = new URL(`/thursday_${seed}`, serverUrl).href;
  const url = pooler?.through(own) ?? own;
  await withConnection(serverUrl, (admin) => admin.query(`create database thursday_${seed}`));
  await migrate(url);
  const { db, close } = openDatabase(url);
  return killRun({ db, url, seed, readers: READERS, rounds: ROUNDS, moments: MOMENTS }).finally(close);
}
