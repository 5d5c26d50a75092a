import { expect, test } from "@playwright/test";
import { eq } from "drizzle-orm";
import { adminActions } from "@/db/schema";
import { methodOverrides, pathVariants, SPOOFED_HEADERS } from "@/lib/testing/authorization/bypass-attempts";
import { makeSubject } from "@/lib/testing/authorization/create-subjects";
import type { Subject } from "@/lib/testing/authorization/fixtures";
import { findHandlers } from "@/lib/testing/authorization/handlers";
import { matchPolicy, type PolicyRow, rowName } from "@/lib/testing/authorization/match-policy";
import { subjectsFor } from "@/lib/testing/authorization/matrix";
import { outcomeOf } from "@/lib/testing/authorization/outcome";
import { UNLOGGED_WRITES } from "@/lib/testing/authorization/policy";
import { INVALID_BODY, requestUrl, validBodies, validBody } from "@/lib/testing/authorization/request-url";
import { readFingerprints, waitUntilIdle } from "@/lib/testing/authorization/table-fingerprints";
import { type AuthorizationHarness, openAuthorizationHarness, type RoleRequest } from "./support/authorization-harness";

/*
 * Access control, tested on the built product: every page and every call of the code, in every role, in every way
 * (docs/decisions/030-authorization-matrix.md).
 */
test.describe.configure({ timeout: 120_000 });

const { rows, problems } = matchPolicy(findHandlers());
const formatCount = (count: number) => count.toLocaleString("en-US");
let harness: AuthorizationHarness;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  harness = await openAuthorizationHarness(rows);
});
test.afterAll(() => harness?.close());

test("the policy and the code agree", () => {
  expect(problems).toEqual([]);
});

test("what is refused is refused in every way, reveals nothing and changes nothing", async () => {
  const refused = harness.cells.filter(({ isRefused }) => isRefused);
  console.log(
    `${rows.length} routes, ${formatCount(harness.cells.length)} cells, ${formatCount(refused.length)} refused`,
  );
  const before = await readFingerprints(harness.db);
  expect(await harness.checkCells(refused, validBody, "subject")).toEqual([]);
  expect(await readFingerprints(harness.db)).toEqual(before);
});

test("whoever is allowed is let in, and every canary is seen by somebody allowed to", async () => {
  const letIn = harness.cells.filter(({ isRefused }) => !isRefused);
  expect(await harness.checkCells(letIn, () => INVALID_BODY, "nothing")).toEqual([]);
  const unseen = harness.world.canaries.filter(({ word, isShown }) => isShown && !harness.seenCanaries.has(word));
  expect(unseen.map(({ of }) => of)).toEqual([]);
});

test("no variant of a path and no header bypasses a refusal", async () => {
  const guarded = rows.filter(({ level, method }) => method === "GET" && GUARDED.includes(level));
  const tries = guarded.flatMap((row): RoleRequest[] => {
    const { address, role } = mostGuarded(row);
    const accept = row.kind === "page" ? "text/html" : "application/json";
    const read = { method: "GET", path: address, headers: { accept } };
    return [
      ...pathVariants(address).map((path) => ({ ...read, path, role })),
      ...SPOOFED_HEADERS.flatMap((talk) => {
        const headers = { accept, ...talk };
        return [
          { ...read, headers, role },
          ...(role === "visitor" ? [] : [{ ...read, headers, role: "visitor" as const }]),
        ];
      }),
    ];
  });
  console.log(`${guarded.length} guarded addresses, ${formatCount(tries.length)} disguises`);
  const before = await readFingerprints(harness.db);
  const isOpen = (outcome: string) => outcome === "in" || outcome === "broken";
  const faults = await harness.checkRequests(tries, (response) => {
    const outcome = outcomeOf(response);
    return isOpen(outcome) ? `${outcome} (${response.status} at ${response.path})` : null;
  });
  expect(faults).toEqual([]);
  expect(await readFingerprints(harness.db)).toEqual(before);
});

test("no other method does what a write does", async () => {
  const has = (path: string, method: string) => rows.some((row) => row.path === path && row.method === method);
  const tries = rows.flatMap((row) => {
    const others = methodOverrides(mostGuarded(row).address).filter(
      ({ method }) => !has(row.path, method) || method === "GET",
    );
    return (["visitor", "reader", "admin"] as const).flatMap((role) => others.map((request) => ({ ...request, role })));
  });
  const before = await readFingerprints(harness.db);
  expect(
    await harness.checkRequests(tries, ({ status }) => (status >= 500 ? `responded with ${status}` : null)),
  ).toEqual([]);
  expect(await readFingerprints(harness.db)).toEqual(before);
});

test("what is hidden looks exactly like what does not exist", async () => {
  const faults: string[] = [];
  for (const row of rows.filter(({ kind }) => kind === "call")) {
    for (const { params } of subjectsFor(row, harness.world).filter(isHidden)) {
      for (const role of ["visitor", "reader"] as const) {
        const [there, nowhere] = await Promise.all(
          [params, {}].map(async (rowParams) => {
            const path = requestUrl(row, rowParams);
            const headers = { accept: "application/json", "content-type": "application/json" };
            const body = row.method === "GET" ? undefined : validBody(row, params);
            const { status, body: text } = await harness.ask({ method: row.method, path, headers, body, role });
            return `${status} ${text}`;
          }),
        );
        if (there !== nowhere) faults.push(`${rowName(row)} as ${role}: ${there} or ${nowhere}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test("no write may name what is hidden, nor find out that it exists", async () => {
  const [hidden] = (harness.world.subjects["/api/guides/[id]"] ?? []).filter(isHidden);
  const [place] = harness.world.subjects["/api/restaurants/[id]"] ?? [];
  const path = requestUrl({ path: "/api/restaurants/[id]/status", flag: null }, place?.params ?? {});
  const setStatusFrom = async (originGuideId: string) => {
    const body = JSON.stringify({ status: "love", originGuideId });
    const headers = { "content-type": "application/json" };
    const { status, body: text } = await harness.ask({ method: "POST", path, headers, body, role: "reader" });
    return `${status} ${text}`;
  };
  const before = await readFingerprints(harness.db);
  expect(await setStatusFrom(hidden?.params.id ?? "")).toMatch(/^404 /);
  expect(await setStatusFrom(hidden?.params.id ?? "")).toBe(await setStatusFrom("no-such-guide-222222"));
  expect(await readFingerprints(harness.db)).toEqual(before);
});

test("every write for administrators leaves a row in the log, under the name of whoever did it", async () => {
  const { db, people, ask } = harness;
  const logged = () => db.$count(adminActions, eq(adminActions.adminId, people.admin.id));
  const faults: string[] = [];
  const writes = rows.filter(({ level, method }) => level === "administrators" && method !== "GET");
  const done = writes.flatMap((row) => validBodies(row).map((_, way) => ({ row, way })));
  for (const { row, way } of done) {
    const params = await makeSubject(db, row.path);
    const body = validBodies(row, params)[way] ?? "";
    // The work that a write triggers continues by itself, and would look like the next write's.
    await waitUntilIdle(db);
    const [before, stateBefore] = [await logged(), await readFingerprints(db)];
    const headers = { accept: "application/json", "content-type": "application/json" };
    const response = await ask({ method: row.method, path: requestUrl(row, params), headers, body, role: "admin" });
    const isLogged = (await logged()) > before;
    const changed = changedIn(stateBefore, await readFingerprints(db));
    const allowedTable = UNLOGGED_WRITES[rowName(row)];
    const name = `${rowName(row)} ${body}`;
    const isRefused = response.status >= 300 || /^event: error$/m.test(response.body);
    if (isRefused) faults.push(`${name} responded with ${response.status}: ${response.body.slice(-300)}`);
    else if (changed.length === 0) faults.push(`${name} changed nothing`);
    else if (!isLogged && changed.some((table) => table !== allowedTable))
      faults.push(`${name} left no row: ${changed}`);
  }
  console.log(`${writes.length} writes for administrators, done in ${done.length} ways`);
  expect(faults).toEqual([]);
});

/** The tables that have changed; the log itself does not count. */
const changedIn = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after).filter((table) => table !== "admin_actions" && after[table] !== before[table]);

const GUARDED: readonly PolicyRow["level"][] = ["signed-in", "administrators", "administrators-unseen"];
const isHidden = ({ isFor }: Subject) => isFor !== "anybody";

/** A row's most restricted subject, and the most privileged role that is not let in. */
function mostGuarded(row: PolicyRow): { address: string; role: "visitor" | "reader" } {
  const subjects = subjectsFor(row, harness.world);
  const subject = subjects.find(isHidden) ?? subjects[0];
  const isForReaders = row.level === "signed-in" && !(subject && isHidden(subject));
  return { address: requestUrl(row, subject?.params ?? {}), role: isForReaders ? "visitor" : "reader" };
}
