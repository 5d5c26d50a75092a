import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "@/db/client";
import { subscribers, suppressions } from "@/db/schema";
import { SubscribeInput } from "@/lib/contracts/subscriber";
import { AppError } from "@/lib/core/errors";
import { makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { subscribe } from "./subscribe";

const { db, url } = await testDb();
const city = "Oakland" as const;

let people = 0;
const someone = () => `ana-${++people}@example.com`;
/** Each test uses its own client address, so that tests don't share limits. */
const asking = (options: Parameters<typeof makeCtx>[1] = {}) =>
  makeCtx(db, { clientAddress: `192.0.2.${++people}`, ...options });
const rowsOf = (emailKey: string) => db.select().from(subscribers).where(eq(subscribers.emailKey, emailKey));
const setState = (emailKey: string, state: "confirmed" | "cancelled") =>
  db.update(subscribers).set({ state }).where(eq(subscribers.emailKey, emailKey));

test("an address is pending until confirmed, once per city, whatever its case", async () => {
  const email = someone();
  const response = await subscribe(asking(), { email, city });
  expect(response).toEqual({ status: "pending" });
  expect(await subscribe(asking(), { email: email.toUpperCase(), city })).toEqual(response);
  await subscribe(asking(), { email, city: "Berkeley" });
  const rows = await rowsOf(email);
  expect(rows.map((row) => [row.city, row.state, row.userId]).sort()).toEqual([
    ["Berkeley", "pending", null],
    ["Oakland", "pending", null],
  ]);
});

test("two requests at once leave one row", async () => {
  const email = someone();
  await Promise.all(Array.from({ length: 5 }, () => subscribe(asking(), { email, city })));
  expect(await rowsOf(email)).toHaveLength(1);
});

test("whoever has unsubscribed may subscribe again, and is pending again", async () => {
  const email = someone();
  await subscribe(asking(), { email, city });
  await setState(email, "cancelled");
  expect(await subscribe(asking(), { email, city })).toEqual({ status: "pending" });
  expect(await rowsOf(email)).toMatchObject([{ state: "pending" }]);
});

test("a confirmed subscription is left as it is, and the response does not reveal it", async () => {
  const email = someone();
  await subscribe(asking(), { email, city });
  await setState(email, "confirmed");
  const [before] = await rowsOf(email);
  const stranger = await makeUser(db);
  expect(await subscribe(asking({ user: stranger }), { email, city })).toEqual({ status: "pending" });
  expect(await rowsOf(email)).toEqual([before]);
});

test("a request links no account, and cuts no link: typing an address does not prove that one owns it", async () => {
  const email = someone();
  const [stranger, owner] = await Promise.all([makeUser(db), makeUser(db)]);
  await subscribe(asking({ user: stranger }), { email, city });
  expect(await rowsOf(email)).toMatchObject([{ userId: null }]);
  await setState(email, "cancelled");
  await db.update(subscribers).set({ userId: owner.id }).where(eq(subscribers.emailKey, email));
  for (const user of [stranger, null]) {
    await subscribe(asking({ user }), { email, city });
    expect(await rowsOf(email)).toMatchObject([{ state: "pending", userId: owner.id }]);
  }
});

test("the sixth request for an address within an hour is refused, known or not; the next hour it is allowed", async () => {
  const email = someone();
  for (let i = 0; i < 5; i++) await subscribe(asking(), { email, city });
  const refused = await subscribe(asking(), { email: email.toUpperCase(), city: "Berkeley" }).catch((error) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ code: "too_many" });
  expect(refused.retryAfterSeconds).toBeGreaterThan(3500);
  expect(await rowsOf(email)).toMatchObject([{ city: "Oakland" }]);
  const later = asking({ now: new Date(Date.now() + 3_601_000) });
  expect(await subscribe(later, { email, city: "Berkeley" })).toEqual({ status: "pending" });
});

test("addresses of one inbox share its limit, and are stored as typed", async () => {
  const name = crypto.randomUUID();
  const typed = Array.from({ length: 8 }, (_, n) => `${name}+${n}@example.com`);
  const results = await Promise.allSettled(typed.map((email) => subscribe(asking(), { email, city })));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  await expect(subscribe(asking(), { email: `${name.toUpperCase()}@example.com`, city })).rejects.toMatchObject({
    code: "too_many",
  });
  const stored = (await Promise.all(typed.map(rowsOf))).flat();
  expect(stored).toHaveLength(5);
  for (const { email } of stored) expect(typed).toContain(email);
});

test("one client address may make thirty requests, and refused ones are not stored", async () => {
  const ctx = asking();
  const emails = Array.from({ length: 33 }, someone);
  const results = await Promise.allSettled(emails.map((email) => subscribe(ctx, { email, city })));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(30);
  const rows = await Promise.all(emails.map(rowsOf));
  expect(rows.flat()).toHaveLength(30);
});

test("an internationalized address is one subscription, however its domain is written", async () => {
  for (const typed of ["ana@b\u00fccher.example", "ANA@BU\u0308CHER.example", "ana@xn--bcher-kva.example"]) {
    await subscribe(asking(), SubscribeInput.parse({ email: typed, city }));
  }
  expect(await rowsOf("ana@xn--bcher-kva.example")).toHaveLength(1);
});

test("known or not, an address runs the same statements", async () => {
  const statements: string[] = [];
  const { db: watched, close } = openDatabase(url, {
    max: 1,
    logger: { logQuery: (statement) => void statements.push(statement) },
  });
  const work = async (email: string) => {
    statements.length = 0;
    await subscribe({ ...asking(), db: watched }, { email, city });
    // The limits count requests, whoever they are for.
    return statements.filter((statement) => !statement.includes('"rate_limits"'));
  };
  // The first call prepares the connection.
  await work(someone());
  const unknown = await work(someone());
  expect(unknown.length).toBeGreaterThan(3);
  const known = someone();
  await work(known);
  expect(await work(known)).toEqual(unknown);
  for (const state of ["confirmed", "cancelled"] as const) {
    await setState(known, state);
    expect(await work(known)).toEqual(unknown);
  }
  await db.insert(suppressions).values({ emailKey: known, reason: "complaint" });
  expect(await work(known)).toEqual(unknown);
  await close();
});

test("tokens that end a subscription, or set statuses, can't be guessed", async () => {
  const email = someone();
  for (const otherCity of ["Oakland", "Berkeley", "San Jose"] as const)
    await subscribe(asking(), { email, city: otherCity });
  const tokens = (await rowsOf(email)).flatMap(({ unsubscribeToken, preferenceToken }) => [
    unsubscribeToken,
    preferenceToken,
  ]);
  expect(new Set(tokens).size).toBe(6);
  // Two random UUIDs: 244 bits.
  for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{64}$/);
});

test("the scale of a load run widens both limits", async () => {
  const email = someone();
  const ctx = asking({ rateLimitScale: 10 });
  for (let i = 0; i < 12; i++) await subscribe(ctx, { email, city });
});
