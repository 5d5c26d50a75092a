import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "@/db/client";
import { guides, users } from "@/db/schema";
import { SEED_PROMPTS } from "@/lib/boot/seed-prompts";
import { findPgbouncer, startPgbouncer, type TempPgbouncer } from "./test/temp-pgbouncer";
import { findPostgres, startPostgres, type TempPostgres } from "./test/temp-postgres";

const postgres = findPostgres();
const pgbouncer = findPgbouncer();
let server: TempPostgres;
let pooler: TempPgbouncer | undefined;

beforeAll(async () => {
  if (postgres.bin === null) return;
  server = await startPostgres(postgres.bin);
  if (pgbouncer) pooler = await startPgbouncer(pgbouncer, server.url);
});
afterAll(async () => {
  await pooler?.stop();
  await server?.stop();
});
beforeEach(({ skip }) => {
  if (postgres.bin === null) skip(`How servers share a database that they prepare was left out: ${postgres.why}.`);
});

/** Through a pooler where there is one, which lends nobody a session. */
test("two servers that start together on an empty database fill it once", { timeout: 180_000 }, async () => {
  const env = {
    ...process.env,
    DATABASE_URL: pooler?.through(server.url) ?? server.url,
    ADMIN_USERNAME: "admin",
    ADMIN_PASSWORD: "four soup spoons",
  };
  const prepare = () => promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/prepare.ts"], { env });
  const outcomes = await Promise.all([prepare(), prepare()]);
  const admins = outcomes.map(({ stdout }) => JSON.parse(stdout).admin as { isNew: boolean });
  expect(admins.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
  const { db, close } = openDatabase(server.url);
  expect(await db.$count(guides)).toBe(SEED_PROMPTS.length);
  expect(await db.$count(users)).toBe(1);
  await close();
  // As `npm run migrate -- --json` says of a database that has it all.
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/migrate.ts", "--json"], {
    env,
  });
  expect(JSON.parse(stdout)).toEqual({ migrations: 0, guides: 0, places: 0, administrator: "admin" });
});
