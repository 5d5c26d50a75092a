import { createHmac } from "node:crypto";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import PostalMime from "postal-mime";
import { afterEach, expect, test } from "vitest";
import type { SmtpServer } from "@/lib/core/smtp-url";
import type { MailFailure, MailMessage } from "@/lib/ports/mail";
import { type FakeSmtp, type SmtpFault, startFakeSmtp } from "@/lib/testing/fakes/smtp/fake-smtp";
import { makeCertificate } from "@/lib/testing/make-certificate";
import { isOurMessageId } from "./message-id";
import { smtpMail } from "./smtp-mail";

let fake: FakeSmtp | undefined;
afterEach(() => fake?.close());

const { signal } = new AbortController();
const deriveToken = (words: string) => createHmac("sha256", "ours").update(words).digest("base64url");
const message = (more: Partial<MailMessage> = {}): MailMessage => ({
  to: "ana@example.com",
  subject: "Soup für Ana",
  html: "<p>Soup 🍲</p>",
  text: "Soup 🍲\n.\nMore soup",
  ...more,
});
const mailTo = ({ port }: FakeSmtp, server: Partial<SmtpServer> = {}, more = {}) =>
  smtpMail({
    server: { host: "127.0.0.1", port, tls: "none", ...server },
    from: "Kumquat <hello@guides.example>",
    deriveToken,
    ratePerSecond: 10_000,
    ...more,
  });

test("a message arrives whole, with its way out and an id that proves itself", async () => {
  fake = await startFakeSmtp();
  const way = `<https://guides.example/api/email/unsubscribe/${"t".repeat(200)}>`;
  const headers = { "List-Unsubscribe": way, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  const mail = mailTo(fake, {}, { bounceAddress: "bounces@guides.example" });
  const { ids } = await mail.sendBatch([message({ headers })], "batch-1", signal);
  const [sent] = fake.deliveries;
  expect(fake.deliveries).toHaveLength(1);
  expect(sent).toMatchObject({ to: "ana@example.com", from: "bounces@guides.example", messageId: ids[0] });
  const read = await PostalMime.parse(sent?.raw ?? "");
  expect(read).toMatchObject({ subject: "Soup für Ana", from: { name: "Kumquat", address: "hello@guides.example" } });
  expect(read.text?.trim()).toBe("Soup 🍲\n.\nMore soup");
  expect(read.html?.trim()).toBe("<p>Soup 🍲</p>");
  const header = (name: string) => read.headers.find(({ key }) => key === name)?.value;
  expect(header("list-unsubscribe")).toBe(way);
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(isOurMessageId(deriveToken, ids[0] ?? "", "ana@example.com")).toBe(true);
});

test("messages follow each other on few connections, and the same key makes the same id", async () => {
  fake = await startFakeSmtp();
  const mail = mailTo(fake);
  const all = Array.from({ length: 40 }, (_, i) => mail.send(message({ to: `r${i}@example.com` }), `k${i}`, signal));
  const ids = await Promise.all(all);
  expect(fake.connections).toBeLessThanOrEqual(mail.concurrency);
  expect(new Set(ids.map(({ id }) => id)).size).toBe(40);
  expect(await mail.send(message({ to: "r7@example.com" }), "k7", signal)).toEqual(ids[7]);
});

test.each<[SmtpFault, MailFailure, number]>([
  ["greylisted", "deferred", 0],
  ["closing", "unavailable", 0],
  ["no-mailbox", "no_mailbox", 0],
  ["policy", "refused", 0],
  ["relay-denied", "unauthorized", 0],
  ["dropped-before-data", "unavailable", 0],
  ["deferred-after-data", "deferred", 0],
  ["rejected-after-data", "refused", 0],
  ["dropped-after-data", "uncertain", 1],
  ["silent-after-data", "uncertain", 1],
])("%s is reported as %s", async (fault, failure, arrived) => {
  fake = await startFakeSmtp({ behave: () => ({ fault }) });
  const error = await mailTo(fake, {}, { timeoutMs: 800 })
    .send(message(), "key", signal)
    .catch((reason) => reason);
  expect(error).toMatchObject({ name: "MailError", failure });
  expect(error.message).not.toContain("ana@example.com");
  expect(fake.deliveries).toHaveLength(arrived);
  expect(fake.attempts.get("ana@example.com")).toBe(1);
});

test("a kept connection that the server has closed costs no message", async () => {
  fake = await startFakeSmtp({
    behave: (to, attempt) => ({ fault: to.startsWith("b") && attempt === 1 ? "closing" : undefined }),
  });
  const mail = mailTo(fake);
  await mail.send(message(), "one", signal);
  await mail.send(message({ to: "ben@example.com" }), "two", signal);
  expect(fake.deliveries.map(({ to }) => to)).toEqual(["ana@example.com", "ben@example.com"]);
  expect(fake.connections).toBe(2);
});

test("a refused recipient costs no connection", async () => {
  const faults: SmtpFault[] = ["no-mailbox", "greylisted", "policy"];
  fake = await startFakeSmtp({ behave: (to) => ({ fault: faults[Number(to[0])] }) });
  const mail = mailTo(fake);
  for (const to of ["0@example.com", "1@example.com", "2@example.com", "3@example.com"]) {
    await mail.send(message({ to }), to, signal).catch(() => {});
  }
  expect(fake.deliveries.map(({ to }) => to)).toEqual(["3@example.com"]);
  expect(fake.connections).toBe(1);
});

test("an answer that comes after the caller has left still counts", async () => {
  fake = await startFakeSmtp({ behave: () => ({ lateMs: 1_200 }) });
  const caller = new AbortController();
  setTimeout(() => caller.abort(), 800);
  await expect(mailTo(fake).send(message(), "key", caller.signal)).resolves.toHaveProperty("id");
  expect(caller.signal.aborted).toBe(true);
});

test("whoever has left before sends nothing", async () => {
  fake = await startFakeSmtp();
  const failed = mailTo(fake).send(message(), "key", AbortSignal.abort());
  await expect(failed).rejects.toMatchObject({ failure: "unavailable" });
  await expect(mailTo(fake).waitForTurn(AbortSignal.abort())).rejects.toMatchObject({ failure: "unavailable" });
  expect(fake.deliveries).toEqual([]);
});

test("an unreachable server has accepted nothing, and the next call waits", async () => {
  fake = await startFakeSmtp();
  const mail = mailTo(fake);
  await fake.close();
  await expect(mail.send(message(), "key", signal)).rejects.toMatchObject({ failure: "unavailable" });
  const beganAt = performance.now();
  await mail.waitForTurn(signal);
  expect(performance.now() - beganAt).toBeGreaterThan(900);
});

test("a login is made, and a wrong one stops everything", async () => {
  fake = await startFakeSmtp({ login: { user: "kumquat", password: "right" } });
  await mailTo(fake, { credentials: { user: "kumquat", password: "right" } }).send(message(), "key", signal);
  expect(fake.deliveries).toHaveLength(1);
  for (const server of [{ credentials: { user: "kumquat", password: "wrong" } }, {}]) {
    await expect(mailTo(fake, server).send(message(), "key", signal)).rejects.toMatchObject({
      failure: "unauthorized",
    });
  }
  expect(fake.deliveries).toHaveLength(1);
});

const certificate = makeCertificate();
const authorities = getCACertificates("default");
test.skipIf(!certificate).each(["implicit", "starttls"] as const)(
  "a server whose certificate the process trusts is written to, encrypted: %s",
  async (tls) => {
    fake = await startFakeSmtp({ tls, ...(certificate && { certificate }) });
    const send = () => mailTo(fake as FakeSmtp, { tls }).send(message(), "key", signal);
    expect(await send().catch((reason) => reason)).toMatchObject({ failure: "unauthorized" });
    setDefaultCACertificates([...authorities, certificate?.cert ?? ""]);
    try {
      await send();
    } finally {
      setDefaultCACertificates(authorities);
    }
    expect(fake.deliveries).toMatchObject([{ to: "ana@example.com", isEncrypted: true }]);
  },
);

test.each<[string, "implicit" | "starttls" | "none", SmtpServer["tls"]]>([
  ["a certificate that nobody vouches for, from the first byte", "implicit", "implicit"],
  ["a certificate that nobody vouches for, by STARTTLS", "starttls", "starttls"],
  ["no STARTTLS where it is required", "none", "starttls"],
])("%s sends nothing", async (_, offered, tls) => {
  fake = await startFakeSmtp({ tls: offered });
  const failed = mailTo(fake, { tls }).send(message(), "key", signal);
  await expect(failed).rejects.toMatchObject({ failure: "unauthorized", message: expect.stringMatching(/SMTP_URL/) });
  expect(fake.deliveries).toEqual([]);
});

test("what no provider may be handed is refused", async () => {
  fake = await startFakeSmtp();
  const mail = mailTo(fake);
  for (const broken of [{ to: "a@example.com\r\nBcc: all@example.com" }, { subject: "Soup\nBcc: all@example.com" }]) {
    await expect(mail.send(message(broken), "key", signal)).rejects.toMatchObject({ failure: "refused" });
  }
  await expect(mail.sendBatch([message(), message()], "key", signal)).rejects.toMatchObject({ failure: "refused" });
  expect(fake.deliveries).toEqual([]);
});
