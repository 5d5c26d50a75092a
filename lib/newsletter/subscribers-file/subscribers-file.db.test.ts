import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { adminActions, jobEvents, subscribers, suppressions } from "@/db/schema";
import { makeUser, testDb } from "@/lib/testing/database";
import { exportSubscribers } from "./export-subscribers";
import { importSubscribers } from "./import-subscribers";
import { parseSubscribers } from "./parse-subscribers";

const { db } = await testDb();
const NOW = new Date("2026-11-20T12:00:00Z");
const on = (day: number) => new Date(Date.UTC(2026, 4, day, 10, 30, 15, 123));

beforeEach(async () => {
  await db.delete(subscribers);
  await db.delete(suppressions);
});

async function exported(): Promise<string> {
  let text = "";
  for await (const part of exportSubscribers(db)) text += part.text;
  return text;
}

const bringIn = (text: string, isDryRun = false) =>
  importSubscribers({ db, now: NOW }, parseSubscribers(text, "readers.csv", NOW), {
    fileName: "readers.csv",
    isDryRun,
  });

const row = (email: string, city: "Oakland" | "Berkeley", more: Partial<typeof subscribers.$inferInsert> = {}) => ({
  email,
  emailKey: email.toLowerCase(),
  city,
  state: "confirmed" as const,
  confirmedAt: on(1),
  ...more,
});

const VALUES = [
  row("Ana@example.com", "Oakland"),
  row("Ana@example.com", "Berkeley", { state: "cancelled", cancelledAt: on(9), consentSource: "=cmd|' /C calc'!A0" }),
  row("+ben@example.com", "Oakland", { consentSource: 'a form, "signed"\nat the market' }),
  row("'cy@example.com", "Oakland", { consentSource: "'-5" }),
  row("dee@example.com", "Berkeley"),
];

async function fill() {
  await db.insert(subscribers).values(VALUES);
  await db.insert(suppressions).values([
    { emailKey: "dee@example.com", reason: "complaint", createdAt: on(3) },
    { emailKey: "gone@example.com", reason: "bounce", createdAt: on(4) },
  ]);
}

test("what was exported comes back whole into an empty database, and changes nothing where it is", async () => {
  await fill();
  const text = await exported();
  // Nothing in it starts a formula.
  expect(
    text
      .split(/\r\n/)
      .flatMap((line) => line.split(","))
      .filter((cell) => /^"?[=+\-@]/.test(cell)),
  ).toEqual([]);
  expect(await bringIn(text)).toMatchObject({ added: 0, unsubscribed: 0, suppressed: 0, leftOut: [] });
  expect(await exported()).toBe(text);
  await db.delete(subscribers);
  await db.delete(suppressions);
  expect(await bringIn(text)).toMatchObject({ added: 4, unsubscribed: 1, suppressed: 2, unchanged: 0, leftOut: [] });
  expect(await exported()).toBe(text);
  expect(await bringIn(text)).toMatchObject({ added: 0, unsubscribed: 0, suppressed: 0, unchanged: 7, leftOut: [] });
});

test("an import overrides no unsubscribe and no suppression, links no account and sends nothing", async () => {
  const user = await makeUser(db);
  await db
    .insert(subscribers)
    .values([
      row("left@example.com", "Oakland", { state: "cancelled", cancelledAt: on(9) }),
      row("linked@example.com", "Berkeley", { userId: user.id }),
      row("asked@example.com", "Oakland", { state: "pending", confirmedAt: null }),
    ]);
  await db.insert(suppressions).values({ emailKey: "full@example.com", reason: "bounce" });
  const lines = ["left", "full", "linked", "asked"].map((name) => `${name}@example.com,Oakland,2026-11-01,form`);
  const done = await bringIn(["email,city,consent_date,consent_source", ...lines].join("\n"));
  expect(done).toMatchObject({ added: 2, leftOut: [{ line: 2 }, { line: 3 }] });
  const of = async (key: string) =>
    db
      .select()
      .from(subscribers)
      .where(eq(subscribers.emailKey, `${key}@example.com`));
  expect(await of("left")).toMatchObject([{ state: "cancelled", cancelledAt: on(9) }]);
  expect(await of("full")).toEqual([]);
  expect((await of("linked")).find(({ city }) => city === "Oakland")).toMatchObject({
    state: "confirmed",
    userId: null,
  });
  expect(await of("asked")).toMatchObject([{ state: "confirmed", consentSource: "form" }]);
  expect(await db.select().from(jobEvents)).toEqual([]);
});

test("a dry run stores nothing, and an import is in the log", async () => {
  const text = "email,city,consent_date,consent_source\nana@example.com,Oakland,2026-11-01,form\n";
  const before = await db.$count(adminActions);
  expect(await bringIn(text, true)).toMatchObject({ added: 1 });
  expect(await db.$count(subscribers)).toBe(0);
  expect(await db.$count(adminActions)).toBe(before);
  await bringIn(text);
  const actions = await db.select().from(adminActions);
  expect(actions.at(-1)).toMatchObject({
    action: "subscribers.imported",
    subjectName: "readers.csv",
    detail: { imported: 1 },
  });
});

test("two imports at once add everybody once", async () => {
  const lines = Array.from({ length: 50 }, (_, i) => `r${i}@example.com,Oakland,2026-11-01,form`);
  const text = ["email,city,consent_date,consent_source", ...lines].join("\n");
  await Promise.all([bringIn(text), bringIn(text)]);
  expect(await db.$count(subscribers)).toBe(50);
});
