import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "@/db/schema";
import { testDb } from "@/lib/testing/database";
import { outboxMail } from "./outbox-mail";

const { db } = await testDb();
const mail = outboxMail({ db, from: "Kumquat <hello@localhost>" });
const { signal } = new AbortController();
const message = (to: string) => ({
  to,
  subject: "Soup",
  html: "<p>Soup</p>",
  text: "Soup",
  headers: { "X-Soup": "1" },
});

test("a message is stored once per key, however often and however concurrently it is sent", async () => {
  const tries = Array.from({ length: 8 }, () => mail.send(message("Ana@Example.com"), "one-key", signal));
  const ids = new Set((await Promise.all(tries)).map(({ id }) => id));
  expect(ids.size).toBe(1);
  const rows = await db.select().from(outbox).where(eq(outbox.recipientKey, "ana@example.com"));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ recipient: "Ana@Example.com", sender: "Kumquat <hello@localhost>" });
});

test("a batch keeps its order, and a second hand-off returns the same ids", async () => {
  const batch = Array.from({ length: 100 }, (_, at) => message(`reader-${at}@example.com`));
  const first = await mail.sendBatch(batch, "batch-key", signal);
  expect(await mail.sendBatch(batch, "batch-key", signal)).toEqual(first);
  const [seventh] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.id, first.ids[7] ?? ""));
  expect(seventh?.recipient).toBe("reader-7@example.com");
});

test("a key with other content may have been accepted already, and nothing more is stored", async () => {
  await mail.sendBatch([message("a@example.com")], "reused", signal);
  const again = mail.sendBatch([message("a@example.com"), message("b@example.com")], "reused", signal);
  await expect(again).rejects.toMatchObject({ failure: "uncertain" });
  expect(await db.$count(outbox, eq(outbox.idempotencyKey, "reused"))).toBe(1);
});

test("what no provider may be handed is refused", async () => {
  const tooMany = Array.from({ length: 101 }, () => message("a@example.com"));
  await expect(mail.sendBatch(tooMany, "too-many", signal)).rejects.toMatchObject({ failure: "refused" });
  await expect(mail.sendBatch([], "none", signal)).rejects.toMatchObject({ failure: "refused" });
  for (const broken of [
    { ...message("a@example.com\r\nBcc: all@example.com") },
    { ...message("a@example.com"), subject: "Soup\nBcc: all@example.com" },
    { ...message("a@example.com"), headers: { "X-Soup": "1\r\nBcc: all@example.com" } },
  ]) {
    await expect(mail.send(broken, crypto.randomUUID(), signal)).rejects.toMatchObject({ failure: "refused" });
  }
});
