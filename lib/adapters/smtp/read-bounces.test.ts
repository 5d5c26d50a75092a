import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { makeMessageId } from "./message-id";
import { readBounces } from "./read-bounces";

const derive = (words: string) => createHmac("sha256", "ours").update(words).digest("base64url");
const NOW = new Date("2026-11-20T12:00:00Z");
const ANA = "ana@example.com";
const ID = makeMessageId(derive, "batch-1", ANA, "guides.example");

type Dsn = {
  status?: string;
  action?: string;
  final?: string;
  original?: string;
  to?: string;
  id?: string;
  diagnostic?: string;
};

/** As Postfix writes one. */
function dsn({ status = "5.1.1", action = "failed", final = ANA, original, to = ANA, id = ID, diagnostic }: Dsn = {}) {
  const fields = [
    `Final-Recipient: rfc822; ${final}`,
    ...(original === undefined ? [] : [`Original-Recipient: rfc822;${original}`]),
    `Action: ${action}`,
    `Status: ${status}`,
    "Remote-MTA: dns; mx.example.com",
    ...(diagnostic === undefined ? [] : [`Diagnostic-Code: smtp; ${diagnostic}`]),
  ];
  return report(
    "delivery-status",
    ["Reporting-MTA: dns; mail.guides.example", "", ...fields],
    [`Message-ID: ${id}`, `To: Ana <${to}>`, "Subject: Soup", "", "Soup"],
  );
}

function report(kind: string, fields: string[], original: string[]): Buffer {
  const lines = [
    "From: MAILER-DAEMON@mail.guides.example",
    "To: bounces@guides.example",
    "Subject: Undelivered Mail Returned to Sender",
    "Message-Id: <20261120.1@mail.guides.example>",
    "MIME-Version: 1.0",
    `Content-Type: multipart/report; report-type=${kind}; boundary="edge"`,
    "",
    "--edge",
    "Content-Type: text/plain",
    "",
    "I'm sorry to have to inform you that your message could not be delivered.",
    "",
    "--edge",
    `Content-Type: message/${kind}`,
    "",
    ...fields,
    "",
    "--edge",
    "Content-Type: message/rfc822",
    "",
    ...original,
    "",
    "--edge--",
    "",
  ];
  return Buffer.from(lines.join("\r\n"));
}

const kindsOf = async (raw: Buffer) =>
  (await readBounces(derive, raw, NOW)).map(({ type, payload }) => {
    const { data } = payload as { data: { to: string[]; bounce?: { type: string } } };
    return [type, data.to.join(), data.bounce?.type];
  });

test.each<[string, Dsn, string | null]>([
  ["an unknown user", {}, "Permanent"],
  ["an unknown domain", { status: "5.1.2" }, "Permanent"],
  [
    "an unknown user, by the server's words alone",
    { status: "5.0.0", diagnostic: "550 5.1.1 No such user" },
    "Permanent",
  ],
  ["a full mailbox", { status: "5.2.2" }, "Transient"],
  ["a server that was down for days", { status: "4.4.1" }, "Transient"],
  ["no reason given", { status: "5.0.0" }, "Transient"],
  ["a policy", { status: "5.7.1" }, null],
  [
    "a policy, by the server's words alone",
    { status: "5.0.0", diagnostic: "550-5.7.26 This mail is unauthenticated" },
    null,
  ],
  ["a message too large", { status: "5.3.4" }, null],
  ["our own address", { status: "5.1.8" }, null],
  ["a delay that goes on", { action: "delayed", status: "4.4.1" }, null],
  ["a delivery", { action: "delivered", status: "2.0.0" }, null],
])("%s", async (_, written, bounce) => {
  expect(await kindsOf(dsn(written))).toEqual(bounce === null ? [] : [["email.bounced", ANA, bounce]]);
});

test("what a forwarded message met elsewhere never suppresses at once", async () => {
  expect(await kindsOf(dsn({ final: "ana@elsewhere.example" }))).toEqual([["email.bounced", ANA, "Transient"]]);
  const named = dsn({ final: "ana@elsewhere.example", original: ANA });
  expect(await kindsOf(named)).toEqual([["email.bounced", ANA, "Permanent"]]);
});

test("nobody can tell of an address that they hold no message for", async () => {
  expect(await kindsOf(dsn({ id: "<guessed.guessed@guides.example>" }))).toEqual([]);
  expect(await kindsOf(dsn({ final: "ben@example.com", to: "ben@example.com" }))).toEqual([]);
  expect(await kindsOf(dsn({ id: "" }))).toEqual([]);
});

test("a plus in the address, written as it is or as RFC 3461 has it", async () => {
  const plus = "ana+soup@example.com";
  const id = makeMessageId(derive, "batch-2", plus, "guides.example");
  for (const original of [plus, "ana+2Bsoup@example.com"]) {
    const told = await kindsOf(dsn({ final: "x@y.example", original, to: plus, id }));
    expect(told).toEqual([["email.bounced", plus, "Permanent"]]);
  }
});

test("a complaint names the reader, and the same report twice has the same id", async () => {
  const fields = ["Feedback-Type: abuse", "User-Agent: SomeGenerator/1.0", "Version: 1"];
  const raw = report("feedback-report", fields, [`Message-ID: ${ID}`, `To: ${ANA}`, "", "Soup"]);
  expect(await kindsOf(raw)).toEqual([["email.complained", ANA, undefined]]);
  const [first] = await readBounces(derive, raw, NOW);
  const [again] = await readBounces(derive, raw, new Date("2026-11-21T12:00:00Z"));
  expect(again?.id).toBe(first?.id);
});

test("only the head of the message was returned, and its id is folded", async () => {
  const raw = dsn()
    .toString()
    .replace("message/rfc822", "text/rfc822-headers")
    .replace(`Message-ID: ${ID}`, `Message-ID:\r\n ${ID}`);
  expect(await kindsOf(Buffer.from(raw))).toEqual([["email.bounced", ANA, "Permanent"]]);
});

test.each([
  ["an answer by a person", "From: ana@example.com\r\nSubject: Re: Soup\r\n\r\nThank you!"],
  ["nothing", ""],
  ["noise", "\u0000\uffff".repeat(1000)],
])("%s tells nothing", async (_, raw) => {
  expect(await kindsOf(Buffer.from(raw))).toEqual([]);
});

test("a message nested beyond measure is refused", async () => {
  const part = (depth: number): string =>
    depth === 0
      ? "x"
      : `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${part(depth - 1)}\r\n--b${depth}--`;
  await expect(readBounces(derive, Buffer.from(part(50)), NOW)).rejects.toMatchObject({ code: "bad_input" });
});
