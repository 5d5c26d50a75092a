import { readFile } from "node:fs/promises";
import { Agent, get, type OutgoingHttpHeaders } from "node:http";
import { join } from "node:path";
import { searchRestaurants } from "@/lib/restaurants/search";
import { makeUser } from "@/lib/testing/factories";
import { makeCtx } from "@/lib/testing/make-ctx";
import { makeManyRestaurants } from "@/lib/testing/many-restaurants";
import { type Kumquat, startKumquat } from "../e2e/support/kumquat";
import { register } from "./creation/spark";
import { typedQueries } from "./search/queries";
import { recordStatements } from "./search/record-statements";

const RESTAURANTS = 100_000;
const ROUNDS = 8;
const AT_MOST = 2;
const AGENT = new Agent({ keepAlive: true });

/**
 * The overhead of the search call over the statements that it runs, among 100,000 restaurants: the two alternate, query
 * by query, on the same database. With BENCH_DATABASE_URL on that empty PostgreSQL, else on the embedded one.
 */
export async function run(): Promise<boolean> {
  const DATABASE_URL = process.env.BENCH_DATABASE_URL;
  const kumquat = await startKumquat(DATABASE_URL ? { env: { DATABASE_URL, AUTH_SECRET: "b".repeat(32) } } : {});
  try {
    return await measure(
      kumquat,
      DATABASE_URL ?? (await readFile(join(kumquat.dataDir, "database-url"), "utf8")).trim(),
    );
  } finally {
    await kumquat.stop();
  }
}

async function measure({ url }: Kumquat, databaseUrl: string): Promise<boolean> {
  const { db, take, repeat, close } = recordStatements(databaseUrl);
  await makeManyRestaurants(db, RESTAURANTS);
  const ctx = { ...makeCtx(db, { rateLimitScale: 1_000 }), user: { ...(await makeUser(db)), sessionId: "none" } };
  const headers = { authorization: `Bearer ${await register(url)}` };
  const call: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const query of typedQueries()) {
      take();
      await searchRestaurants(ctx, { query, limit: 20 });
      const statements = take();
      const bareMs = await timed(() => repeat(statements));
      const callMs = await timed(() =>
        ask(`${url}/api/restaurants/search?query=${encodeURIComponent(query)}`, headers),
      );
      // The first round warms up.
      if (round > 0) [bare.push(bareMs), call.push(callMs)];
    }
  }
  AGENT.destroy();
  await close();
  return report(call, bare);
}

/** As a browser does: over a persistent connection, for a compressed response. */
function ask(url: string, headers: OutgoingHttpHeaders): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: AGENT, headers: { ...headers, "accept-encoding": "gzip, br" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} responded with ${response.statusCode}.`));
      response.resume().on("end", resolve).on("error", reject);
    });
    request.on("error", reject);
  });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function report(call: number[], bare: number[]): boolean {
  const ratio = percentile(call, 95) / percentile(bare, 95);
  const figures = (times: number[]) =>
    `p50 ${percentile(times, 50).toFixed(1)} ms, p95 ${percentile(times, 95).toFixed(1)} ms`;
  console.log(
    `     ${call.length} searches among ${RESTAURANTS} restaurants: call ${figures(call)}; SQL ${figures(bare)}`,
  );
  console.log(
    `${ratio <= AT_MOST ? "ok  " : "MISS"} p95 of the call over p95 of its SQL: ${ratio.toFixed(2)}x, at most ${AT_MOST}x`,
  );
  return ratio <= AT_MOST;
}

const percentile = (times: number[], percent: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil((times.length * percent) / 100) - 1] ?? Number.NaN;
