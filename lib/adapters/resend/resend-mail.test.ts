import { afterEach, expect, test } from "vitest";
import type { Mail, MailFailure } from "@/lib/ports/mail";
import { type FakeResend, type Fault, startFakeResend } from "@/lib/testing/fakes/resend";
import { steppedClock } from "../pacing/testing/stepped-clock";
import { resendMail } from "./resend-mail";

let fake: FakeResend | undefined;
afterEach(() => fake?.close());

const { signal } = new AbortController();
const message = (to = "ana@example.com") => ({ to, subject: "Soup", html: "<p>Soup</p>", text: "Soup" });
const batch = (count: number) => Array.from({ length: count }, (_, at) => message(`reader-${at}@example.com`));
const inTurn = async (mail: Mail, to: string, key: string) => {
  await mail.waitForTurn(signal);
  return mail.send(message(to), key, signal);
};
const mailTo = ({ url }: FakeResend, more = {}) =>
  resendMail({ apiKey: "re_test", baseUrl: url, from: "Kumquat <hello@example.com>", ratePerSecond: 1000, ...more });

test("a message and a batch are taken, with ids in the order of the messages", async () => {
  fake = await startFakeResend();
  const mail = mailTo(fake);
  const headers = { "List-Unsubscribe": "<https://kumquat.example/u>" };
  const { id } = await mail.send({ ...message(), headers }, "one", signal);
  const { ids } = await mail.sendBatch(batch(100), "hundred", signal);
  const { accepted } = fake.ledger;
  expect(accepted[0]).toMatchObject({ id, to: "ana@example.com", headers, key: "one" });
  expect(accepted.slice(1).map((each) => each.id)).toEqual(ids);
  expect(accepted[42]?.to).toBe("reader-41@example.com");
  expect(fake.calls.map(({ path }) => path)).toEqual(["/emails", "/emails/batch"]);
});

test("the same key gets the same response and sends nothing; with other content nothing more is sent", async () => {
  fake = await startFakeResend();
  const mail = mailTo(fake);
  const first = await mail.sendBatch(batch(3), "key", signal);
  expect(await mail.sendBatch(batch(3), "key", signal)).toEqual(first);
  await expect(mail.sendBatch(batch(4), "key", signal)).rejects.toMatchObject({ failure: "uncertain" });
  expect(fake.ledger.accepted).toHaveLength(3);
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
  ["half-response", "uncertain", undefined],
  ["silent", "uncertain", undefined],
  ["partial", "uncertain", undefined],
  ["missing-ids", "uncertain", undefined],
  ["garbage", "uncertain", undefined],
])("%s is reported as %s", async (fault, failure, waitMs) => {
  fake = await startFakeResend({ behave: () => ({ fault, retryAfterSeconds: 7 }) });
  const failed = mailTo(fake, { timeoutMs: 300 }).sendBatch(batch(4), "key", signal);
  await expect(failed).rejects.toMatchObject({ name: "MailError", failure, retryAfterMs: waitMs });
  expect(fake.calls).toHaveLength(1);
});

test.each<Fault>(["dropped", "half-response", "silent", "partial", "missing-ids", "garbage"])(
  "after %s the same key settles it, and nobody gets two",
  async (fault) => {
    fake = await startFakeResend({ behave: ({ index }) => ({ fault: index === 0 ? fault : undefined }) });
    const mail = mailTo(fake, { timeoutMs: 300 });
    await mail.sendBatch(batch(10), "key", signal).catch(() => {});
    expect((await mail.sendBatch(batch(10), "key", signal)).ids).toHaveLength(10);
    expect(fake.ledger.accepted).toHaveLength(10);
    expect(fake.ledger.duplicates).toEqual([]);
  },
);

test("a response that comes too late is uncertain, and so is one that its caller did not wait for", async () => {
  fake = await startFakeResend({ behave: () => ({ lateMs: 2_000 }) });
  await expect(mailTo(fake, { timeoutMs: 100 }).send(message(), "late", signal)).rejects.toMatchObject({
    failure: "uncertain",
  });
  const leaving = mailTo(fake).send(message(), "left", AbortSignal.timeout(100));
  await expect(leaving).rejects.toMatchObject({ failure: "uncertain" });
});

test("an unreachable server has accepted nothing", async () => {
  fake = await startFakeResend();
  const mail = mailTo(fake);
  await fake.close();
  await expect(mail.send(message(), "key", signal)).rejects.toMatchObject({ failure: "unavailable" });
  await expect(mail.sendBatch(batch(2), "key", signal)).rejects.toMatchObject({ failure: "unavailable" });
  await expect(mail.waitForTurn(AbortSignal.abort())).rejects.toMatchObject({ failure: "unavailable" });
});

test("calls stay within the rate, however many wait, and are never refused for it", async () => {
  const { clock, timed } = steppedClock();
  let arrived = 0;
  // Some are held up on their way, by less than the margin.
  const now = () => clock.now() + (arrived++ % 3) * 7;
  fake = await startFakeResend({ ratePerSecond: 20, now });
  const mail = mailTo(fake, { ratePerSecond: 20, clock });
  const tookMs = await timed(60, (at) => inTurn(mail, `reader-${at}@example.com`, `key-${at}`));
  expect(fake.calls.map(({ status }) => status)).toEqual(Array(60).fill(200));
  expect(tookMs).toBeGreaterThan(59 * 50);
  expect(tookMs).toBeLessThan(59 * 50 * 1.1);
});

test("a caller waits for its turn before it reads, and the batch itself waits no more", async () => {
  const { clock, timed } = steppedClock();
  fake = await startFakeResend();
  const mail = mailTo(fake, { ratePerSecond: 4, clock });
  const fourInTurn = async () => {
    for (let at = 0; at < 4; at++) {
      await mail.waitForTurn(signal);
      const turnAt = clock.now();
      await mail.sendBatch(batch(2), `key-${at}`, signal);
      expect(clock.now()).toBe(turnAt);
    }
  };
  const tookMs = await timed(1, fourInTurn);
  expect(tookMs).toBeGreaterThan(3 * 250);
  expect(tookMs).toBeLessThan(3 * 250 * 1.4);
});

test("a lower rate of the provider replaces the configured one", async () => {
  const { clock, timed } = steppedClock();
  fake = await startFakeResend({ ratePerSecond: 10, now: clock.now });
  const mail = mailTo(fake, { ratePerSecond: 500, clock });
  await timed(1, () => mail.send(message(), "first", signal));
  await timed(20, (at) => inTurn(mail, `reader-${at}@example.com`, `key-${at}`));
  expect(fake.calls.map(({ status }) => status)).toEqual(Array(21).fill(200));
});

test("after a 429 every call waits as long as it says", async () => {
  const { clock, timed } = steppedClock();
  const behave = ({ index }: { index: number }) => ({ fault: index === 0 ? ("rate-limited" as const) : undefined });
  fake = await startFakeResend({ behave, now: clock.now });
  const mail = mailTo(fake, { clock });
  const refused = mail.send(message(), "key", signal);
  await expect(refused).rejects.toMatchObject({ failure: "rate_limited" });
  await timed(2, (at) => inTurn(mail, `reader-${at}@example.com`, `key-${at}`));
  const [first = 0, ...rest] = fake.calls.map(({ at }) => at);
  expect(rest).toHaveLength(2);
  for (const at of rest) expect(at - first).toBeGreaterThanOrEqual(1000);
});

test("a message that no provider may get is never sent", async () => {
  fake = await startFakeResend();
  const mail = mailTo(fake);
  await expect(mail.sendBatch(batch(101), "key", signal)).rejects.toMatchObject({ failure: "refused" });
  await expect(mail.send(message("a@b.example\nBcc: c@d.example"), "key", signal)).rejects.toMatchObject({
    failure: "refused",
  });
  await expect(mail.send(message(), "k".repeat(257), signal)).rejects.toMatchObject({ failure: "refused" });
  expect(fake.calls).toEqual([]);
});
