import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { and, count, eq } from "drizzle-orm";
import { type Database, openDatabase } from "@/db/client";
import { urlFile } from "@/db/embedded/data-folder";
import { adminActions } from "@/db/schema";
import { addressOf, bodyOf, NONSENSE } from "./support/authorisation/address";
import { type Ask, asker } from "./support/authorisation/ask";
import { type Cell, cellsOf, nameOf, subjectsOf } from "./support/authorisation/cells";
import { faultsOf, leaksOf } from "./support/authorisation/faults";
import { findHandlers } from "./support/authorisation/handlers";
import { outcomeOf } from "./support/authorisation/outcome";
import { makePeople, type People, ROLES, type Role, tokenFor } from "./support/authorisation/roles";
import { matchPolicy, type Row } from "./support/authorisation/rows";
import { readState } from "./support/authorisation/state";
import { together } from "./support/authorisation/together";
import { transportsOf } from "./support/authorisation/transports";
import { disguises, otherMethods, TALK } from "./support/authorisation/tricks";
import { makeSubject, makeWorld, type World } from "./support/authorisation/world";
import { type Kumquat, startKumquat } from "./support/kumquat";

/*
 * Who may do what, tried on the built product: every page and every call of the code, in every role, in every way. It
 * has a server of its own, so that nothing else changes what it holds, and an address that is not a laptop's, since
 * there the outbox is open to everybody.
 */
test.describe.configure({ timeout: 120_000 });

const AT_ONCE = 8;
const SHOWN = 40;
const { rows, problems } = matchPolicy(findHandlers());

let kumquat: Kumquat;
let database: { db: Database; close: () => Promise<void> };
let ask: Ask & { close: () => void };
let secret: string;
let people: People;
let world: World;
let cells: Cell[];
const tokens = new Map<Role, string | null>();
const met = new Set<string>();

test.beforeAll(async () => {
  test.setTimeout(300_000);
  kumquat = await startKumquat({ env: { APP_URL: "http://guides.example" } });
  const kept = (name: string) => readFileSync(join(kumquat.dataDir, name), "utf8").trim();
  secret = kept("auth-secret");
  database = openDatabase(readFileSync(urlFile(kumquat.dataDir), "utf8").trim(), { max: 2 });
  ask = asker(kumquat.url, { connections: AT_ONCE });
  people = await makePeople(database.db);
  world = await makeWorld(database.db, people);
  for (const role of ROLES) tokens.set(role, await tokenFor(database.db, people, role, secret));
  cells = cellsOf(rows, world);
});

test.afterAll(async () => {
  ask?.close();
  await database?.close();
  await kumquat?.stop();
});

test("the policy and the code say the same", () => {
  expect(problems).toEqual([]);
});

test("what is refused is refused in every way, tells nothing and changes nothing", async () => {
  const refused = cells.filter(({ isRefused }) => isRefused);
  const before = await readState(database.db);
  const faults = await tryAll(refused, ({ row }) => (row.method === "GET" ? undefined : bodyOf(row)));
  expectNone(faults);
  expect(await readState(database.db)).toEqual(before);
  const asked = cells.length.toLocaleString("en-US");
  console.log(`${rows.length} routes, ${asked} cells, ${refused.length.toLocaleString("en-US")} refused`);
});

test("no disguise of an address and no header opens it", async () => {
  const before = await readState(database.db);
  const guarded = rows.filter(({ level, method }) => method === "GET" && GUARDED.includes(level));
  const tries = guarded.flatMap((row) => {
    const { address, role } = mostGuarded(row);
    const headers = headersFor(row, role);
    return [
      ...disguises(address).map((path) => ({ method: "GET", path, headers, role })),
      ...TALK.map((talk) => ({ method: "GET", path: address, headers: { ...headers, ...talk }, role })),
      ...TALK.map((talk) => ({ method: "GET", path: address, headers: talk, role: "visitor" as const })),
    ];
  });
  const faults: string[] = [];
  await together(tries, AT_ONCE, async ({ role, ...asked }) => {
    const answer = await ask(asked);
    const outcome = outcomeOf(answer);
    const name = `GET ${asked.path} as ${role} with ${JSON.stringify({ ...asked.headers, cookie: undefined })}`;
    if (["in", "broken"].includes(outcome)) faults.push(`${name}: ${outcome} (${answer.status} at ${answer.path})`);
    faults.push(...leaksOf(answer, role, world.canaries).map((leak) => `${name}: ${leak}`));
  });
  expectNone(faults);
  expect(await readState(database.db)).toEqual(before);
  console.log(`${guarded.length} guarded addresses, ${tries.length.toLocaleString("en-US")} disguises`);
});

test("no other method does what a write does", async () => {
  const before = await readState(database.db);
  const tries = rows.flatMap((row) => {
    const { address } = mostGuarded(row);
    return (["visitor", "reader", "admin"] as const).flatMap((role) =>
      otherMethods(address).map((asked) => ({ ...asked, role, isOwn: rows.some(isAt(row.path, asked.method)) })),
    );
  });
  const faults: string[] = [];
  await together(tries, AT_ONCE, async ({ role, isOwn, ...asked }) => {
    // A write that is there under its own name is the matrix's.
    if (isOwn && asked.method !== "GET") return;
    const cookie = headersOf(role);
    const answer = await ask({ ...asked, headers: { ...asked.headers, ...cookie } });
    const name = `${asked.method} ${asked.path} as ${role}`;
    if (answer.status >= 500) faults.push(`${name}: answered ${answer.status}`);
    if (asked.method !== "GET" && asked.method !== "OPTIONS" && answer.status < 400) faults.push(`${name}: let in`);
    faults.push(...leaksOf(answer, role, world.canaries).map((leak) => `${name}: ${leak}`));
  });
  expectNone(faults);
  expect(await readState(database.db)).toEqual(before);
});

test("who may is let in, and every marked word is met by somebody", async () => {
  const faults = await tryAll(
    cells.filter(({ isRefused }) => !isRefused),
    ({ row }) => (row.method === "GET" ? undefined : NONSENSE),
    { isHarmless: true },
  );
  expectNone(faults);
  expect(world.canaries.filter(({ word, isShown }) => isShown && !met.has(word)).map(({ of }) => of)).toEqual([]);
});

/** Writes of administrators that don't write themselves down yet. Whoever mends one takes it off. */
const NOT_YET_LOGGED = ["DELETE /api/guides/[id]", "POST /api/email/guides/[id]/send-test", "POST /api/guides?debug"];

test("every write for administrators leaves a row in the log, by whoever did it", async () => {
  const { db } = database;
  const logged = async () => {
    const [row] = await db
      .select({ rows: count() })
      .from(adminActions)
      .where(eq(adminActions.adminId, people.admin.id));
    return row?.rows ?? 0;
  };
  const writes = rows.filter(({ level, method }) => level === "administrators" && method !== "GET");
  expect(writes.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const row of writes) {
    const name = `${row.method} ${row.path}${row.flag ? `?${row.flag}` : ""}`;
    const before = await logged();
    const path = addressOf(row, await makeSubject(db, row.path));
    const headers = { ...headersOf("admin"), accept: "application/json", "content-type": "application/json" };
    const answer = await ask({ method: row.method, path, headers, body: bodyOf(row) });
    const hasLeftRow = (await logged()) > before;
    if (answer.status >= 300) faults.push(`${name} answered ${answer.status}: ${answer.body.slice(0, 200)}`);
    else if (hasLeftRow === NOT_YET_LOGGED.includes(name)) {
      faults.push(hasLeftRow ? `${name} is logged now: take it off NOT_YET_LOGGED` : `${name} left no row`);
    }
  }
  expect(faults).toEqual([]);
  const byOthers = and(eq(adminActions.adminId, people.reader.id));
  expect(await db.$count(adminActions, byOthers)).toBe(0);
});

const GUARDED: readonly Row["level"][] = ["signed-in", "administrators", "administrators-unseen"];

const isAt = (path: string, method: string) => (row: Row) => row.path === path && row.method === method;

/** What an address is about at its most guarded, and who comes nearest to it without being let in. */
function mostGuarded(row: Row): { address: string; role: "visitor" | "reader" } {
  const subjects = subjectsOf(row, world);
  const { params, isFor } = subjects.find((subject) => subject.isFor !== "anybody") ?? subjects[0] ?? { params: {} };
  const isForReaders = row.level === "signed-in" && (isFor === undefined || isFor === "anybody");
  return { address: addressOf(row, params), role: isForReaders ? "visitor" : "reader" };
}

const headersOf = (role: Role): Record<string, string> => {
  const token = tokens.get(role);
  return token ? { authorization: `Bearer ${token}`, cookie: `kumquat.session=${token}` } : {};
};

function headersFor(row: Row, role: Role): Record<string, string> {
  const [transport] = transportsOf(row);
  const sent = { path: "/", token: tokens.get(role) ?? null, origin: kumquat.url };
  return transport?.carry(sent).headers ?? {};
}

async function tryAll(
  some: readonly Cell[],
  body: (cell: Cell) => string | undefined,
  { isHarmless = false } = {},
): Promise<string[]> {
  const faults: string[] = [];
  await together(some, AT_ONCE, async (cell) => {
    const { row, subject, role, transport } = cell;
    const isWrite = row.method !== "GET";
    const path = addressOf(row, isWrite && isHarmless ? {} : subject.params);
    // Signing out ends the session that it is done with.
    const isLast = row.path === "/api/auth/logout";
    const token = isLast ? await tokenFor(database.db, people, role, secret) : (tokens.get(role) ?? null);
    const way = transport.carry({ path, token, origin: kumquat.url });
    const asked = { method: way.method ?? row.method, path: way.path, headers: way.headers, body: body(cell) };
    const answer = await ask(asked).catch((error: Error) => error);
    if (answer instanceof Error) faults.push(`${nameOf(cell)}: ${answer.message}`);
    else {
      faults.push(...faultsOf(cell, answer, world.canaries));
      for (const { word } of world.canaries) if (answer.body.includes(word)) met.add(word);
    }
  });
  return faults;
}

/** Many faults have one cause: the first of them are enough to find it. */
function expectNone(faults: readonly string[]): void {
  const more = faults.length > SHOWN ? [`... and ${faults.length - SHOWN} more`] : [];
  expect([...faults.slice(0, SHOWN), ...more]).toEqual([]);
}
