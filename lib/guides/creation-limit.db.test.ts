import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { guideCreations } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import { makeAdmin, makeUser, testDb } from "@/lib/testing/database";
import { acquireUserCreationSlot, getCreationAllowance } from "./creation-limit";

const { db } = await testDb();
const NOON = new Date("2026-11-20T20:00:00Z");
const TIMEOUT_MS = 120_000;
const later = (ms: number) => new Date(NOON.getTime() + ms);

type Person = Awaited<ReturnType<typeof makeUser>>;
const begin = (person: Person, now = NOON, scale = 1) =>
  acquireUserCreationSlot(db, { ...person, sessionId: "s" }, now, TIMEOUT_MS, scale);
const refusal = (attempt: Promise<unknown>): Promise<AppError> =>
  attempt.then(
    () => expect.fail("it was allowed"),
    (error) => {
      expect(error).toBeInstanceOf(AppError);
      return error;
    },
  );

async function makeInTurn(person: Person, count: number, now = NOON) {
  for (let i = 0; i < count; i += 1) await (await begin(person, now))();
}

test("of five simultaneous creations exactly two start, and one that ends makes room", async () => {
  const person = await makeUser(db);
  const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => begin(person)));
  const begun = attempts.flatMap((attempt) => (attempt.status === "fulfilled" ? [attempt.value] : []));
  expect(begun).toHaveLength(2);
  for (const attempt of attempts) {
    if (attempt.status === "rejected")
      expect(attempt.reason).toMatchObject({ code: "too_many", retryAfterSeconds: 10 });
  }
  await begun[0]?.();
  await begin(person);
  expect((await refusal(begin(person))).userMessage).toMatch(/Wait for one to finish/);
});

test("users do not share their limits", async () => {
  const [ana, ben] = await Promise.all([makeUser(db), makeUser(db)]);
  await begin(ana);
  await begin(ana);
  await begin(ben);
});

test("a creation whose process died ends at its timeout", async () => {
  const person = await makeUser(db);
  await begin(person);
  await begin(person);
  await refusal(begin(person, later(TIMEOUT_MS - 1)));
  await begin(person, later(TIMEOUT_MS));
});

test("of ten creations an hour, the eleventh waits until the first is an hour old", async () => {
  const person = await makeUser(db);
  await makeInTurn(person, 1);
  await makeInTurn(person, 9, later(60_000));
  const refused = await refusal(begin(person, later(600_000)));
  expect(refused).toMatchObject({ code: "too_many", retryAfterSeconds: 3000 });
  expect(refused.userMessage).toBe("You can ask for 10 guides an hour. Take a bite, then come back in 50 minutes.");
  await begin(person, later(3_600_000));
});

test("failed creations count, refused ones do not", async () => {
  const person = await makeUser(db);
  await makeInTurn(person, 10);
  await refusal(begin(person));
  await refusal(begin(person));
  expect(await db.$count(guideCreations, eq(guideCreations.userId, person.id))).toBe(10);
});

test("what was free no longer counts, and the sentence tells the minutes to wait", async () => {
  const person = await makeUser(db);
  for (let i = 0; i < 12; i += 1) await (await begin(person))({ isFree: true });
  await makeInTurn(person, 10);
  expect((await refusal(begin(person))).userMessage).toMatch(/come back in an hour\.$/);
  expect((await refusal(begin(person, later(3_540_001)))).userMessage).toMatch(/come back in a minute\.$/);
});

test("what is left is looked up and taken by no look: of whom it is asked, and until when", async () => {
  const [person, other] = await Promise.all([makeUser(db), makeUser(db)]);
  const allowance = (now: Date, user: Person = person, rateLimitScale = 1) =>
    getCreationAllowance({ db, now, rateLimitScale, user: { ...user, sessionId: "s" } });
  expect(await allowance(NOON)).toEqual({ allowed: 10, left: 10, nextInSeconds: 0 });
  await makeInTurn(person, 1);
  await makeInTurn(person, 7, later(60_000));
  for (let i = 0; i < 3; i += 1)
    expect(await allowance(later(60_000))).toEqual({ allowed: 10, left: 2, nextInSeconds: 0 });
  await makeInTurn(person, 1, later(120_000));
  const end = await begin(person, later(120_000));
  expect(await allowance(later(600_000))).toEqual({ allowed: 10, left: 0, nextInSeconds: 3000 });
  expect(await allowance(later(600_000), other)).toMatchObject({ left: 10 });
  expect(await allowance(later(600_000), person, 2)).toMatchObject({ allowed: 20, left: 10 });
  // As the refusal has it: and one that was free is given back.
  expect(await refusal(begin(person, later(600_000)))).toMatchObject({ retryAfterSeconds: 3000 });
  await end({ isFree: true });
  expect(await allowance(later(600_000))).toMatchObject({ left: 1 });
  expect(await allowance(later(3_600_000))).toMatchObject({ left: 2 });
  // Where fewer are allowed than were made, it is later than the first's hour.
  expect(await allowance(later(600_000), person, 0.5)).toEqual({ allowed: 5, left: 0, nextInSeconds: 3060 });
});

test("an administrator has a hundred an hour, and two at a time", async () => {
  const admin = await makeAdmin(db);
  const row = { userId: admin.id, startedAt: NOON, expiresAt: later(TIMEOUT_MS) };
  await db.insert(guideCreations).values(Array.from({ length: 98 }, () => ({ ...row, endedAt: NOON })));
  const [end] = await Promise.all([begin(admin), begin(admin)]);
  await refusal(begin(admin));
  await end();
  expect((await refusal(begin(admin))).userMessage).toMatch(/100 guides an hour/);
});

test("rateLimitScale multiplies both limits", async () => {
  const person = await makeUser(db);
  await Promise.all(Array.from({ length: 4 }, () => begin(person, NOON, 2)));
  await refusal(begin(person, NOON, 2));
});
