import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mailWebhooks, suppressions } from "@/db/schema";
import { bounceInbox } from "@/lib/adapters/smtp/bounce-inbox";
import { makeMessageId } from "@/lib/adapters/smtp/message-id";
import { testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { applyWebhook } from "./apply-webhook";
import { receiveBounces } from "./receive-bounces";

const { db } = await testDb();
const ctx = makeCtx(db);
const deriveToken = (words: string) => createHmac("sha256", "ours").update(words).digest("base64url");
const TOKEN = "soup-for-everybody-in-here";
const inbox = bounceInbox(TOKEN, deriveToken);

const bounceOf = (to: string, status: string) =>
  Buffer.from(`Content-Type: multipart/report; report-type=delivery-status; boundary=edge

--edge
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.guides.example

Final-Recipient: rfc822; ${to}
Action: failed
Status: ${status}

--edge
Content-Type: message/rfc822

Message-ID: ${makeMessageId(deriveToken, "batch", to, "guides.example")}
To: ${to}

Soup
--edge--
`);
const suppressionOf = async (email: string) =>
  (await db.select().from(suppressions).where(eq(suppressions.emailKey, email)))[0]?.reason ?? null;
async function receive(raw: Buffer) {
  await receiveBounces(ctx, inbox, raw);
  for (const { id } of await db.select().from(mailWebhooks)) await applyWebhook(ctx, id);
}

test("an unknown mailbox is suppressed, a policy suppresses nobody", async () => {
  await receive(bounceOf("gone@example.com", "5.1.1"));
  await receive(bounceOf("strict@example.com", "5.7.1"));
  expect(await suppressionOf("gone@example.com")).toBe("bounce");
  expect(await suppressionOf("strict@example.com")).toBeNull();
});

test("a bounce that the mail server hands over again counts once", async () => {
  for (let i = 0; i < 9; i++) await receive(bounceOf("full@example.com", "5.2.2"));
  expect(await suppressionOf("full@example.com")).toBeNull();
});

test("only who knows the token may tell", () => {
  expect(() => inbox.requireToken(new Headers({ authorization: `Bearer ${TOKEN}` }))).not.toThrow();
  for (const authorization of ["", `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN, "Bearer "]) {
    expect(() => inbox.requireToken(new Headers({ authorization }))).toThrow(/BOUNCE_WEBHOOK_TOKEN/);
  }
});
