import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findSessionState } from "./session-state";

/** The embedded database's own session is behind no pooler. */
const NOT_POOLED = /\.test\.tsx?$|\/testing\/|^db\/embedded\/|^scripts\/test\//;
const files = globSync([
  "{app,db,inngest,lib,scripts,server}/**/*.{ts,tsx}",
  "db/migrations/*.sql",
  "instrumentation.ts",
]).filter((file) => !NOT_POOLED.test(file));
const sources = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("the product leaves nothing on a connection", () => {
  expect(sources.length).toBeGreaterThan(700);
  expect(findSessionState(sources)).toEqual([]);
});

test.each([
  'await client.query("set statement_timeout = 1000")',
  "await db.execute(sql`\n  set session work_mem to $1\n`)",
  'query("begin; set lock_timeout = 10")',
  'query("reset all")',
  'query("discard all")',
  "sql`select set_config('jit', $1, false)`",
  "sql`select pg_advisory_lock(1)`",
  "sql`select pg_try_advisory_lock(1)`",
  'query("listen themes")',
  'query("prepare p as select 1")',
  'db.select().from(users).prepare("users")',
  "sql`create temp table seats (id int)`",
  "sql`select 1 into temp seats`",
  'query("declare c cursor with hold for select 1")',
  'import { Client } from "pg"',
])("finds %s", (text) => {
  expect(findSessionState([{ file: "lib/a.ts", text }])).toHaveLength(1);
});

test.each([
  "sql`set local work_mem = '7MB'`",
  "sql`select set_config('jit', 'off', true)`",
  "sql`select pg_advisory_xact_lock(1)`",
  "sql`update users set name = $1`",
  "sql`create temp table seats (id int) on commit drop`",
  "// set a = 1; pg_advisory_lock(1)",
  'import type { Client } from "pg"',
  "await app.prepare()",
])("leaves alone %s", (text) => {
  expect(findSessionState([{ file: "lib/a.ts", text }])).toEqual([]);
});
