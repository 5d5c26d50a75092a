import { eq } from "drizzle-orm";
import { type Database, openDatabase } from "@/db/client";
import { migrate } from "@/db/migrate";
import { sessions, users } from "@/db/schema";
import { makeSession } from "@/lib/testing/factories";
import { median } from "@/lib/testing/median";
import { findPgbouncer, startPgbouncer } from "@/scripts/test/temp-pgbouncer";
import { findPostgres, startPostgres } from "@/scripts/test/temp-postgres";

const ROUNDS = 12;
const REQUESTS = 500;
const AT_ONCE = 10;
/** As many times as long at most. */
const RATIO_MAX = 2;

/** What PgBouncer in transaction mode costs: the same reads and writes directly and through it, round by round. */
export async function run(): Promise<boolean> {
  const { bin } = findPostgres();
  const program = findPgbouncer();
  if (bin === null || !program) throw new Error("This bench needs PostgreSQL's and PgBouncer's own programs.");
  // On disk, as in production: commits are synced.
  const server = await startPostgres(bin, []);
  const pooler = await startPgbouncer(program, server.url);
  await migrate(server.url);
  const pools = [openDatabase(server.url), openDatabase(pooler.through(server.url))];
  try {
    const [direct, pooled] = pools.map(({ db }) => db) as [Database, Database];
    const { id } = await makeSession(direct);
    return [
      await compare("a session is read", { direct, pooled }, (db) => readSession(db, id)),
      await compare("an account and its session are written", { direct, pooled }, (db) =>
        db.transaction((tx) => makeSession(tx as unknown as Database)),
      ),
    ].every(Boolean);
  } finally {
    await Promise.all(pools.map(({ close }) => close()));
    await pooler.stop();
    await server.stop();
  }
}

const readSession = (db: Database, id: string) =>
  db.select().from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(eq(sessions.id, id));

type Both = { direct: Database; pooled: Database };
type Work = (db: Database) => Promise<unknown>;

/** The median of what each pair of rounds compares, which a busy moment of the machine changes least. */
async function compare(what: string, { direct, pooled }: Both, work: Work): Promise<boolean> {
  await timeOf(direct, work);
  await timeOf(pooled, work);
  const ratios: number[] = [];
  const directMs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ms = await timeOf(direct, work);
    directMs.push(ms / REQUESTS);
    ratios.push((await timeOf(pooled, work)) / ms);
  }
  const ratio = median(ratios);
  const isMet = ratio <= RATIO_MAX;
  console.log(
    `${isMet ? "ok  " : "MISS"} ${what}: ${ratio.toFixed(2)} times as long through PgBouncer, at most ${RATIO_MAX}; ` +
      `directly ${median(directMs).toFixed(2)} ms each, ${AT_ONCE} at once`,
  );
  return isMet;
}

async function timeOf(db: Database, work: Work): Promise<number> {
  const startedAt = performance.now();
  let left = REQUESTS;
  const one = async () => {
    while (left-- > 0) await work(db);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return performance.now() - startedAt;
}
