import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { SAMPLE_SENDER_INFO } from "@/emails/_components/sample-sender-info";
import { outboxMail } from "@/lib/adapters/outbox/outbox-mail";
import type { Mail } from "@/lib/ports/mail";
import { makeAdmin, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { getOutboxMessage } from "./get";
import { listOutbox } from "./list";

const { db } = await testDb();
const mail = outboxMail({ db, from: "Kumquat <hello@localhost>" });
const { signal } = new AbortController();
const send = async (to: string, subject = "Soup") =>
  (await mail.send({ to, subject, html: "<p>Soup</p>", text: "Soup of the day" }, randomUUID(), signal)).id;

type User = Awaited<ReturnType<typeof makeUser>> | null;
type Options = { appUrl?: string; provider?: Mail; user?: User; isLoopback?: boolean };
const ctxOf = ({ appUrl = "http://localhost:3000", provider = mail, user = null, isLoopback = true }: Options = {}) =>
  makeCtx(db, {
    user,
    isLoopback,
    providers: { mail: provider, senderInfo: { ...SAMPLE_SENDER_INFO, appUrl } },
  });

test("the newest message comes first, and an address in any case finds only its own", async () => {
  await send("ana@example.com", "First");
  await send("Bo@Example.com", "Second");
  await send("xana@example.com", "Third");
  const { messages } = await listOutbox(ctxOf());
  expect(messages.slice(0, 3).map(({ subject }) => subject)).toEqual(["Third", "Second", "First"]);
  const { messages: found, total } = await listOutbox(ctxOf(), { to: " ANA@example.com " });
  expect(found).toMatchObject([{ recipient: "ana@example.com", excerpt: "Soup of the day" }]);
  expect(total).toBe(1);
  expect((await listOutbox(ctxOf(), { to: "%" })).messages).toEqual([]);
});

test("one message is returned in full; an unknown id is not found", async () => {
  const id = await send("ana@example.com", "Whole");
  expect(await getOutboxMessage(ctxOf(), id)).toMatchObject({ id, subject: "Whole", html: "<p>Soup</p>", headers: {} });
  for (const unknown of [randomUUID(), "1", "'; drop table outbox"]) {
    await expect(getOutboxMessage(ctxOf(), unknown)).rejects.toMatchObject({ code: "not_found" });
  }
});

test("except on a laptop it is for administrators, and for nobody once a provider sends mail", async () => {
  const id = await send("ana@example.com");
  const appUrl = "https://guides.example";
  const [user, admin] = await Promise.all([makeUser(db), makeAdmin(db)]);
  const provider: Mail = { ...mail, name: "resend" };
  for (const shut of [
    { appUrl },
    { appUrl, user },
    { isLoopback: false },
    { isLoopback: false, user },
    { provider },
    { provider, user: admin },
  ]) {
    await expect(listOutbox(ctxOf(shut))).rejects.toMatchObject({ code: "not_found" });
    await expect(getOutboxMessage(ctxOf(shut), id)).rejects.toMatchObject({ code: "not_found" });
  }
  for (const open of [
    {},
    { appUrl, user: admin },
    { appUrl, user: admin, isLoopback: false },
    { appUrl: "http://127.0.0.1:3000" },
    { appUrl: "http://[::1]:3000" },
  ]) {
    expect(await getOutboxMessage(ctxOf(open), id)).toMatchObject({ id });
  }
});
