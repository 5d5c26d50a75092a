import { afterEach, expect, test } from "vitest";
import { type Fault, type StandIn, startResend } from "@/e2e/stand-ins/resend";
import type { Mail, MailFailure } from "../mail";
import { resendMail } from "./resend";

let standIn: StandIn | undefined;
afterEach(() => standIn?.close());

const { signal } = new AbortController();
const message = (to = "ana@example.com") => ({ to, subject: "Soup", html: "<p>Soup</p>", text: "Soup" });
const batch = (count: number) => Array.from({ length: count }, (_, at) => message(`reader-${at}@example.com`));
const inTurn = async (mail: Mail, to: string, key: string) => {
  await mail.turn(signal);
  return mail.send(message(to), key, signal);
};
const mailTo = ({ url }: StandIn, more = {}) =>
  resendMail({ apiKey: "re_test", baseUrl: url, from: "Kumquat <hello@example.com>", ratePerSecond: 1000, ...more });

test("a message and a batch are taken, with ids in the order of the messages", async () => {
  standIn = await startResend();
  const mail = mailTo(standIn);
  const headers = { "List-Unsubscribe": "<https://kumquat.example/u>" };
  const { id } = await mail.send({ ...message(), headers }, "one", signal);
  const { ids } = await mail.sendBatch(batch(100), "hundred", signal);
  const { taken } = standIn.ledger;
  expect(taken[0]).toMatchObject({ id, to: "ana@example.com", headers, key: "one" });
  expect(taken.slice(1).map((each) => each.id)).toEqual(ids);
  expect(taken[42]?.to).toBe("reader-41@example.com");
  expect(standIn.calls.map(({ path }) => path)).toEqual(["/emails", "/emails/batch"]);
});

test("the same key answers again and sends nothing; with other content nothing more is sent", async () => {
  standIn = await startResend();
  const mail = mailTo(standIn);
  const first = await mail.sendBatch(batch(3), "key", signal);
  expect(await mail.sendBatch(batch(3), "key", signal)).toEqual(first);
  await expect(mail.sendBatch(batch(4), "key", signal)).rejects.toMatchObject({ failure: "uncertain" });
  expect(standIn.ledger.taken).toHaveLength(3);
});

test.each<[Fault, MailFailure, number | undefined]>([
  ["rate-limited", "rate_limited", 7_000],
  ["quota", "rate_limited", 3_600_000],
  ["server-error", "uncertain", undefined],
  ["unavailable", "unavailable", 7_000],
  ["unauthorized", "unauthorized", undefined],
  ["forbidden", "unauthorized", undefined],
  ["invalid", "refused", undefined],
  ["dropped", "uncertain", undefined],
  ["refused-connection", "uncertain", undefined],
  ["half-answer", "uncertain", undefined],
  ["silent", "uncertain", undefined],
  ["partial", "uncertain", undefined],
  ["missing-ids", "uncertain", undefined],
  ["garbage", "uncertain", undefined],
])("%s is told as %s", async (fault, failure, waitMs) => {
  standIn = await startResend({ behave: () => ({ fault, retryAfterSeconds: 7 }) });
  const failed = mailTo(standIn, { timeoutMs: 300 }).sendBatch(batch(4), "key", signal);
  await expect(failed).rejects.toMatchObject({ name: "MailError", failure, retryAfterMs: waitMs });
  expect(standIn.calls).toHaveLength(1);
});

test.each<Fault>(["dropped", "half-answer", "silent", "partial", "missing-ids", "garbage"])(
  "after %s the same key settles it, and nobody gets two",
  async (fault) => {
    standIn = await startResend({ behave: ({ index }) => ({ fault: index === 0 ? fault : undefined }) });
    const mail = mailTo(standIn, { timeoutMs: 300 });
    await mail.sendBatch(batch(10), "key", signal).catch(() => {});
    expect((await mail.sendBatch(batch(10), "key", signal)).ids).toHaveLength(10);
    expect(standIn.ledger.taken).toHaveLength(10);
    expect(standIn.ledger.duplicates).toEqual([]);
  },
);

test("an answer that comes too late is uncertain, and so is one that its caller did not wait for", async () => {
  standIn = await startResend({ behave: () => ({ lateMs: 2_000 }) });
  await expect(mailTo(standIn, { timeoutMs: 100 }).send(message(), "late", signal)).rejects.toMatchObject({
    failure: "uncertain",
  });
  const leaving = mailTo(standIn).send(message(), "left", AbortSignal.timeout(100));
  await expect(leaving).rejects.toMatchObject({ failure: "uncertain" });
});

test("where nobody listens, nothing was taken", async () => {
  standIn = await startResend();
  const mail = mailTo(standIn);
  await standIn.close();
  await expect(mail.send(message(), "key", signal)).rejects.toMatchObject({ failure: "unavailable" });
  await expect(mail.sendBatch(batch(2), "key", signal)).rejects.toMatchObject({ failure: "unavailable" });
  await expect(mail.turn(AbortSignal.abort())).rejects.toMatchObject({ failure: "unavailable" });
});

test("calls keep the rate, however many wait, and are never refused for it", async () => {
  standIn = await startResend({ ratePerSecond: 20 });
  const mail = mailTo(standIn, { ratePerSecond: 20 });
  const startedAt = performance.now();
  await Promise.all(batch(30).map(({ to }, at) => inTurn(mail, to, `key-${at}`)));
  const tookMs = performance.now() - startedAt;
  expect(standIn.calls.filter(({ status }) => status === 429)).toEqual([]);
  expect(tookMs).toBeGreaterThan(29 * 50);
  expect(tookMs).toBeLessThan(29 * 50 * 1.3);
});

test("whoever reads something before a batch waits its turn first, and the batch itself waits no more", async () => {
  standIn = await startResend();
  const mail = mailTo(standIn, { ratePerSecond: 4 });
  const startedAt = performance.now();
  for (let at = 0; at < 4; at++) {
    await mail.turn(signal);
    await mail.sendBatch(batch(2), `key-${at}`, signal);
  }
  const tookMs = performance.now() - startedAt;
  expect(tookMs).toBeGreaterThan(3 * 250);
  expect(tookMs).toBeLessThan(3 * 250 * 1.4);
});

test("a provider that allows less than was configured is followed", async () => {
  standIn = await startResend({ ratePerSecond: 10 });
  const mail = mailTo(standIn, { ratePerSecond: 500 });
  await mail.send(message(), "first", signal);
  await Promise.all(batch(8).map(({ to }, at) => inTurn(mail, to, `key-${at}`)));
  expect(standIn.calls.filter(({ status }) => status === 429)).toEqual([]);
});

test("after a 429 everybody waits as long as it asks", async () => {
  standIn = await startResend({ behave: ({ index }) => ({ fault: index === 0 ? "rate-limited" : undefined }) });
  const mail = mailTo(standIn);
  await expect(mail.send(message(), "key", signal)).rejects.toMatchObject({ failure: "rate_limited" });
  await Promise.all([inTurn(mail, "a@example.com", "first"), inTurn(mail, "b@example.com", "second")]);
  const [first, ...rest] = standIn.calls.map(({ at }) => at);
  for (const at of rest) expect(at - (first ?? 0)).toBeGreaterThan(950);
});

test("what no provider may be handed never leaves", async () => {
  standIn = await startResend();
  const mail = mailTo(standIn);
  await expect(mail.sendBatch(batch(101), "key", signal)).rejects.toMatchObject({ failure: "refused" });
  await expect(mail.send(message("a@b.example\nBcc: c@d.example"), "key", signal)).rejects.toMatchObject({
    failure: "refused",
  });
  await expect(mail.send(message(), "k".repeat(257), signal)).rejects.toMatchObject({ failure: "refused" });
  expect(standIn.calls).toEqual([]);
});
