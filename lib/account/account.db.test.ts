import { and, eq, isNull } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { accountEmails, accountLinks, jobEvents, sessions } from "@/db/schema";
import { hashPassword } from "@/lib/auth/password-hash";
import { signIn } from "@/lib/auth/sign-in";
import type { Providers } from "@/lib/ports/context";
import { makeSession, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { scriptedMail } from "@/lib/testing/scripted-mail";
import { changePassword } from "./change-password";
import { completeReset } from "./complete-reset";
import { confirmEmail } from "./confirm-email";
import { describeLink } from "./describe-link";
import { endEverySession, endSession } from "./end-session";
import { forgetPendingEmail } from "./forget-pending-email";
import { getSettings } from "./get-settings";
import { removeEmail } from "./remove-email";
import { requestEmail } from "./request-email";
import { requestReset } from "./request-reset";
import { sendEmailConfirmation } from "./send-email-confirmation";
import { sendReset } from "./send-reset";

const lines: string[] = [];
vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
const { db } = await testDb();
const senderInfo = { appUrl: "https://guides.example", supportEmail: "a@guides.example", postalAddress: "1 Pier" };
const password = "four soup spoons";
const passwordHash = await hashPassword(password);
let calls = 0;

type Person = Awaited<ReturnType<typeof makeUser>>;

/** A request of its own from its own address, and what it sends. */
function world({ user = null as Person | null, now = new Date() } = {}) {
  const sent: { to: string; text: string }[] = [];
  const mail = { ...scriptedMail().mail, send: async (message: (typeof sent)[number]) => void sent.push(message) };
  const providers = {
    senderInfo,
    mail,
    deriveToken: (words: string) => Buffer.from(words).toString("base64url").slice(-60),
  } as unknown as Providers;
  return { ctx: makeCtx(db, { user, now, providers, clientAddress: `192.0.2.${++calls}` }), sent };
}

async function signedIn(user: Person, now = new Date()) {
  const session = await makeSession(db, { userId: user.id });
  const { ctx, sent } = world({ user, now });
  if (!ctx.user) throw new Error("Nobody is signed in.");
  return { ctx: { ...ctx, user: { ...ctx.user, sessionId: session.id } }, sent, session };
}

const tokenIn = (text = "") => /\/email\/(?:address|reset)\/([\w-]+)/.exec(text)?.[1] ?? "";
const someone = () => `ana-${++calls}@example.com`;
const emailOf = async (userId: string) =>
  (await db.select().from(accountEmails).where(eq(accountEmails.userId, userId)))[0]?.email ?? null;

/** Asks for an address, and returns the token of the message. */
async function askFor(user: Person, email: string, now = new Date()) {
  const { ctx, sent } = await signedIn(user, now);
  await requestEmail(ctx, { email, password });
  await sendEmailConfirmation(ctx, { userId: user.id, email, requestedAt: now.toISOString() });
  expect(sent[0]?.to).toBe(email);
  expect(sent[0]?.text).toContain(user.username);
  return tokenIn(sent[0]?.text);
}

/** An account with an address. */
async function makeReachable() {
  const user = await makeUser(db, { passwordHash });
  const email = someone();
  await confirmEmail(world().ctx, await askFor(user, email));
  return { user, email };
}

/** Asks for a new password, and returns the token of the message, or "" where none was sent. */
async function forget(account: string, userId: string | null, now = new Date()) {
  const { ctx, sent } = world({ now });
  await requestReset(ctx, { account });
  await sendReset(ctx, { userId, requestedAt: now.toISOString() });
  return tokenIn(sent[0]?.text);
}

test("an address is the account's once its mailbox has said yes, and once only", async () => {
  const user = await makeUser(db, { passwordHash });
  const email = someone();
  const token = await askFor(user, email);
  expect(await emailOf(user.id)).toBeNull();
  expect(await describeLink(world().ctx, "email", token)).toEqual({ username: user.username, email });
  expect(await describeLink(world().ctx, "password", token)).toBeNull();
  const tried = await Promise.allSettled(Array.from({ length: 3 }, () => confirmEmail(world().ctx, token)));
  expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await emailOf(user.id)).toBe(email);
  await expect(confirmEmail(world().ctx, token)).rejects.toMatchObject({ code: "not_found" });
});

test("an address that was asked is told until it says yes, is forgotten or its link ends", async () => {
  const user = await makeUser(db, { passwordHash });
  const stranger = await signedIn(await makeUser(db));
  const { ctx } = await signedIn(user);
  const pending = async (now = new Date()) => (await getSettings({ ...ctx, now })).pendingEmail;
  expect(await pending()).toBeNull();
  const [first, second] = [someone(), someone()];
  await askFor(user, first, new Date(Date.now() - 1000));
  const token = await askFor(user, second);
  expect(await pending()).toBe(second);
  expect(await pending(new Date(Date.now() + 25 * 3_600_000))).toBeNull();
  await forgetPendingEmail(stranger.ctx);
  expect(await pending()).toBe(second);
  await forgetPendingEmail(ctx);
  expect(await pending()).toBeNull();
  await expect(confirmEmail(world().ctx, token)).rejects.toMatchObject({ code: "not_found" });
  await confirmEmail(world().ctx, await askFor(user, first, new Date(Date.now() + 1000)));
  expect(await getSettings(ctx)).toMatchObject({ email: first, pendingEmail: null });
});

test("an address needs the current password, and an expired or unknown link gives none", async () => {
  const user = await makeUser(db, { passwordHash });
  const { ctx } = await signedIn(user);
  const wrong = requestEmail(ctx, { email: someone(), password: "another one" });
  await expect(wrong).rejects.toMatchObject({ code: "bad_input" });
  const token = await askFor(user, someone());
  const aDayLater = world({ now: new Date(Date.now() + 25 * 3_600_000) }).ctx;
  await expect(confirmEmail(aDayLater, token)).rejects.toMatchObject({ code: "not_found" });
  for (const bad of [null, "x".repeat(40)]) {
    await expect(confirmEmail(world().ctx, bad)).rejects.toMatchObject({ code: "not_found" });
  }
  expect(await emailOf(user.id)).toBeNull();
});

test("an address of another account is asked for all the same; only its mailbox learns that it is taken", async () => {
  const { user: owner, email } = await makeReachable();
  const other = await makeUser(db, { passwordHash });
  const token = await askFor(other, email.toUpperCase());
  const refused = await confirmEmail(world().ctx, token).catch((error) => error);
  expect(refused).toMatchObject({ code: "conflict" });
  expect(refused.userMessage).not.toContain(owner.username);
  expect(await emailOf(other.id)).toBeNull();
  expect(await emailOf(owner.id)).toBe(email);
});

test("two accounts that confirm one address at the same moment: one has it", async () => {
  const [a, b] = [await makeUser(db, { passwordHash }), await makeUser(db, { passwordHash })];
  const email = someone();
  const tokens = [await askFor(a, email), await askFor(b, email)];
  const tried = await Promise.allSettled(tokens.map((token) => confirmEmail(world().ctx, token)));
  expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a removed address ends the links that it got", async () => {
  const { user, email } = await makeReachable();
  const token = await forget(email, user.id);
  const { ctx } = await signedIn(user);
  await expect(removeEmail(ctx, { password: "another one" })).rejects.toMatchObject({ code: "bad_input" });
  await removeEmail(ctx, { password });
  expect(await emailOf(user.id)).toBeNull();
  const late = completeReset(world().ctx, { token, password: "five soup spoons" });
  await expect(late).rejects.toMatchObject({ code: "not_found" });
});

test("ten wrong current passwords in a row are enough, for the right one too", async () => {
  const { ctx } = await signedIn(await makeUser(db, { passwordHash }));
  for (let n = 0; n < 10; n++) {
    await expect(removeEmail(ctx, { password: "guess" })).rejects.toMatchObject({ code: "bad_input" });
  }
  await expect(removeEmail(ctx, { password })).rejects.toMatchObject({ code: "too_many" });
});

test("a new password by a link ends every session and every other link, and the link itself", async () => {
  const { user, email } = await makeReachable();
  const { session } = await signedIn(user);
  const first = await forget(user.username.toUpperCase(), user.id);
  const second = await forget(email, user.id, new Date(Date.now() + 1000));
  expect(second).not.toBe(first);
  const weak = completeReset(world().ctx, { token: first, password: user.username });
  await expect(weak).rejects.toMatchObject({ code: "bad_input" });
  const chosen = { token: first, password: "five soup spoons" };
  const tried = await Promise.allSettled(Array.from({ length: 3 }, () => completeReset(world().ctx, chosen)));
  expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const token of [first, second]) {
    const again = completeReset(world().ctx, { token, password: "six soup spoons" });
    await expect(again).rejects.toMatchObject({ code: "not_found" });
  }
  const [ended] = await db.select().from(sessions).where(eq(sessions.id, session.id));
  expect(ended?.endedAt).toBeInstanceOf(Date);
  await expect(signIn(world().ctx, { username: user.username, password })).rejects.toMatchObject({ status: 401 });
  await signIn(world().ctx, { username: user.username, password: "five soup spoons" });
});

test("a message that is sent once more brings no used link back", async () => {
  const { user, email } = await makeReachable();
  const now = new Date();
  const token = await forget(email, user.id, now);
  await completeReset(world().ctx, { token, password: "five soup spoons" });
  await sendReset(world().ctx, { userId: user.id, requestedAt: now.toISOString() });
  const again = completeReset(world().ctx, { token, password: "six soup spoons" });
  await expect(again).rejects.toMatchObject({ code: "not_found" });
});

test("a link to a new password works for an hour", async () => {
  const { user, email } = await makeReachable();
  const token = await forget(email, user.id);
  const later = world({ now: new Date(Date.now() + 3_601_000) }).ctx;
  const late = completeReset(later, { token, password: "five soup spoons" });
  await expect(late).rejects.toMatchObject({ code: "not_found" });
});

test("a request is the same for any name: one event, and nothing is told", async () => {
  const { user } = await makeReachable();
  const mute = await makeUser(db);
  for (const [account, userId] of [
    [user.username, user.id],
    [mute.username, mute.id],
    ["nobody-here", null],
    ["nobody@example.com", null],
  ] as const) {
    const { ctx, sent } = world();
    expect(await requestReset(ctx, { account })).toBeUndefined();
    const events = await db.select().from(jobEvents).where(eq(jobEvents.name, "account/reset.requested"));
    expect(events.at(-1)?.data).toMatchObject({ userId });
    await sendReset(ctx, { userId, requestedAt: ctx.now.toISOString() });
    expect(sent).toHaveLength(userId === user.id ? 1 : 0);
  }
});

test("the sixth request for a name within an hour is refused, known or not, and a mailbox gets no sixth message", async () => {
  const { user, email } = await makeReachable();
  for (const account of [user.username, "nobody-at-all"]) {
    for (let n = 0; n < 5; n++) await requestReset(world().ctx, { account });
    await expect(requestReset(world().ctx, { account: account.toUpperCase() })).rejects.toMatchObject({
      code: "too_many",
    });
  }
  const send = (n: number) =>
    sendReset(world().ctx, { userId: user.id, requestedAt: new Date(Date.now() + n * 1000).toISOString() });
  const results = [];
  for (let n = 0; n < 6; n++) results.push(await send(n));
  expect(results).toEqual([...Array(5).fill("sent"), "limited"]);
  expect(await emailOf(user.id)).toBe(email);
});

test("a changed password keeps this session alone, and ends links", async () => {
  const { user, email } = await makeReachable();
  const token = await forget(email, user.id);
  const other = await makeSession(db, { userId: user.id });
  const { ctx, session } = await signedIn(user);
  const wrong = changePassword(ctx, { current: "another one", password: "five soup spoons" });
  await expect(wrong).rejects.toMatchObject({ code: "bad_input" });
  await changePassword(ctx, { current: password, password: "five soup spoons" });
  const left = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isNull(sessions.endedAt)));
  expect(left).toEqual([{ id: session.id }]);
  expect(left).not.toContainEqual({ id: other.id });
  expect(await describeLink(ctx, "password", token)).toBeNull();
  await signIn(world().ctx, { username: user.username, password: "five soup spoons" });
});

test("sessions are listed with their device, and ended by their owner alone", async () => {
  const [user, stranger] = [await makeUser(db), await makeUser(db)];
  const phone = await makeSession(db, { userId: user.id, userAgent: "Mozilla/5.0 (Android 15) Firefox/140.0" });
  await makeSession(db, { userId: user.id, expiresAt: new Date(Date.now() - 1000) });
  const { ctx, session } = await signedIn(user);
  const { sessions: listed } = await getSettings(ctx);
  expect(listed.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    [session.id, true],
    [phone.id, false],
  ]);
  expect(listed[1]?.device).toBe("Firefox on Android");
  await expect(endSession((await signedIn(stranger)).ctx, phone.id)).rejects.toMatchObject({ code: "not_found" });
  await endSession(ctx, phone.id);
  await expect(endSession(ctx, phone.id)).rejects.toMatchObject({ code: "not_found" });
  expect((await getSettings(ctx)).sessions).toHaveLength(1);
  await endEverySession(ctx);
  expect((await getSettings(ctx)).sessions).toEqual([]);
});

test("the security log has every change, without an address, a password or a token", async () => {
  lines.length = 0;
  const { user, email } = await makeReachable();
  const token = await forget(email, user.id);
  await completeReset(world().ctx, { token, password: "five soup spoons" });
  const all = lines.join("\n");
  for (const event of ["email.requested", "email.confirmed", "password.reset_requested", "password.reset"]) {
    expect(all).toContain(`"security":"${event}"`);
  }
  for (const secret of [email, token, "soup spoons"]) expect(all).not.toContain(secret);
  expect(await db.$count(accountLinks, eq(accountLinks.tokenHash, token))).toBe(0);
});
