import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/db/client";
import { type FakeResend, signWebhook, startFakeResend } from "@/lib/testing/fakes/resend";
import { type Kumquat, startKumquat } from "./support/kumquat";
import { expect, test } from "./support/test";

const READERS = 1_200;
const ADMIN_EMAIL = "admin@guides.example";
const SECRET = `whsec_${Buffer.from("between the provider and us").toString("base64")}`;

/* A separate server: it mails through a provider, slowly, and a week's guide is sent only once. */
test.describe.configure({ mode: "serial", timeout: 240_000 });

let fakeResend: FakeResend;
let kumquat: Kumquat;
const variables = () => ({
  RESEND_API_KEY: "re_stand-in",
  RESEND_BASE_URL: fakeResend.url,
  RESEND_RATE_PER_SECOND: "0.5",
  EMAIL_FROM: "Kumquat <hello@guides.example>",
  POSTAL_ADDRESS: "1 Ferry Building, San Francisco",
  SUPPORT_EMAIL: ADMIN_EMAIL,
  RESEND_WEBHOOK_SECRET: SECRET,
});

test.beforeAll(async () => {
  test.setTimeout(240_000);
  fakeResend = await startFakeResend();
  kumquat = await startKumquat({ env: variables() });
});

test.afterAll(async () => {
  await kumquat.stop();
  await rm(kumquat.dataDir, { recursive: true, force: true });
  await fakeResend.close();
});

async function openSends(context: BrowserContext): Promise<Page> {
  const password = (await readFile(join(kumquat.dataDir, "admin-password"), "utf8")).trim();
  await context.request.post(`${kumquat.url}/api/auth/login`, { data: { username: "admin", password } });
  return context.newPage();
}

async function inDatabase(statement: ReturnType<typeof sql>): Promise<void> {
  const { db, close } = openDatabase((await readFile(join(kumquat.dataDir, "database-url"), "utf8")).trim(), {
    max: 1,
  });
  await db.execute(statement).finally(close);
}

const readerEmails = () => fakeResend.ledger.accepted.filter(({ to }) => to.startsWith("reader-"));
const adminEmails = () =>
  fakeResend.ledger.accepted.filter(({ to }) => to === ADMIN_EMAIL).map(({ subject }) => subject);

test("a send is paused, stays paused over a restart, and continues to the last reader", async ({ context }) => {
  await inDatabase(sql`
    insert into subscribers (email, email_key, city, state, confirmed_at)
    select email, email, 'San Francisco', 'confirmed', now() - interval '1 day'
    from (select 'reader-' || i || '@example.com' as email from generate_series(1, ${READERS}::int) as i) as made`);
  const page = await openSends(context);
  await page.goto(`${kumquat.url}/admin/sends`);
  await expect(page.getByText("Nothing has been sent yet.")).toBeVisible();
  await page.getByRole("button", { name: "Send this week's guide" }).click();
  const dialog = page.getByRole("dialog", { name: "Send this week's guide" });
  await expect(dialog).toContainText(/(The guide of Thursday|Last Thursday's guide), /);
  await expect(dialog.getByRole("listitem")).toHaveText([/^San Francisco1,200 readers/]);
  await expect(dialog.getByRole("button", { name: "Write its guide first for San Francisco" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Nothing has been sent yet.")).toBeVisible();

  const { week } = await (await page.request.get(`${kumquat.url}/api/editions/next`)).json();
  await inDatabase(sql`
    insert into scheduled_themes (city, target_week, theme, rationale, status)
    values ('San Francisco', ${week}, 'Noodles for a cold week', 'It is cold.', 'APPROVED')`);
  await page.getByRole("button", { name: "Send this week's guide" }).click();
  const send = dialog.getByRole("button", { name: "Send to 1,200 readers" });
  await send.click();
  await expect(dialog.getByRole("group", { name: "Send it unread?" })).toContainText(
    "The guide for San Francisco isn't written yet. Sent now, 1,200 readers get what no editor has read.",
  );
  await dialog.getByRole("button", { name: "Back" }).click();
  await dialog.getByRole("button", { name: "Write its guide first" }).click();
  const preview = dialog.getByRole("link", { name: "Preview the message to San Francisco, in a new tab" });
  await expect(preview).toBeFocused({ timeout: 60_000 });
  const opened = context.waitForEvent("page");
  await preview.click();
  const message = await opened;
  await expect(message.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  await expect(message.locator("iframe").first()).toBeVisible();
  await message.close();
  expect(readerEmails()).toEqual([]);
  await send.click();
  await expect(dialog).toBeHidden();

  const edition = page.getByRole("article", { name: /^San Francisco/ });
  const count = (word: string) => edition.getByRole("listitem").filter({ hasText: word });
  await expect(edition.getByText("Sending", { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(edition.getByRole("link", { name: "View Guide" })).toHaveAttribute("href", /^\/guide\//);
  await expect(count("waiting")).toBeVisible();
  await expect(count("sent")).toHaveText(/^[1-9][\d,]* sent$/, { timeout: 30_000 });
  await edition.getByRole("button", { name: "Pause" }).click();
  await expect(edition.getByText("Paused", { exact: true })).toBeVisible();
  await expect(edition.getByText("Paused by admin.")).toBeVisible();
  await expect
    .poll(adminEmails, { timeout: 60_000 })
    .toEqual([expect.stringMatching(/^Paused: San Francisco, Thursday/)]);
  const reached = readerEmails().length;
  expect(reached).toBeGreaterThan(0);
  expect(reached).toBeLessThan(READERS);

  kumquat.process.kill("SIGKILL");
  await kumquat.ended;
  kumquat = await startKumquat({ env: variables(), dataDir: kumquat.dataDir, port: kumquat.port });
  await page.reload();
  await expect(edition.getByText("Paused", { exact: true })).toBeVisible();
  await expect(count("sent")).toHaveText(`${reached.toLocaleString("en-US")} sent`);
  expect(readerEmails()).toHaveLength(reached);

  await edition.getByRole("button", { name: "Continue" }).click();
  await expect(edition.getByText("Sending", { exact: true })).toBeVisible();
  await expect(edition.getByText("Sent", { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(count("sent")).toHaveText(`${READERS.toLocaleString("en-US")} sent`);
  await expect(edition.getByRole("button")).toHaveCount(0);
  expect(new Set(readerEmails().map(({ to }) => to)).size).toBe(READERS);
  expect(readerEmails()).toHaveLength(READERS);
  for (const { headers } of readerEmails()) {
    expect(headers["List-Unsubscribe"]).toMatch(new RegExp(`^<${kumquat.url}/api/email/unsubscribe/\\w+>$`));
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  }
  await expect
    .poll(adminEmails, { timeout: 60_000 })
    .toEqual([
      expect.stringMatching(/^Paused: San Francisco, Thursday/),
      expect.stringMatching(/^Sent: San Francisco, Thursday, .*, to 1,200$/),
    ]);

  await page.getByRole("button", { name: "Send this week's guide" }).click();
  await expect(dialog).toContainText("It has been sent everywhere.");
  await expect(dialog.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
  await expect(dialog.getByRole("link", { name: /^Preview the message to San Francisco/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(edition.getByText("Sent", { exact: true })).toBeVisible();
  expect(readerEmails()).toHaveLength(READERS);
});

test("a mail program ends a subscription by its one POST, and a scanner's visit does not", async ({ playwright }) => {
  const stranger = await playwright.request.newContext();
  const [, address = ""] = /^<(.*)>$/.exec(readerEmails()[0]?.headers["List-Unsubscribe"] ?? "") ?? [];
  for (const method of ["GET", "HEAD"]) {
    const visited = await stranger.fetch(address, { method });
    expect(visited.status()).toBe(200);
    expect(visited.headers()["content-type"]).toContain("text/html");
  }
  expect((await stranger.post(address, { form: { "List-Unsubscribe": "Perhaps" } })).status()).toBe(400);
  for (const status of ["unsubscribed", "alreadyUnsubscribed"]) {
    const response = await stranger.post(address, { form: { "List-Unsubscribe": "One-Click" } });
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ status, message: expect.any(String) });
  }
  await stranger.dispose();
});

test("a provider event counts once if it is signed, however often it is sent", async ({ context }) => {
  const adminPage = await openSends(context);
  const { editions } = await (await adminPage.request.get(`${kumquat.url}/api/editions`)).json();
  const write = (email: string) =>
    adminPage.request.post(`${kumquat.url}/api/email/guides/${editions[0].guide.id}/send-test`, {
      headers: { origin: kumquat.url },
      data: { email },
    });
  const payload = JSON.stringify({
    type: "email.bounced",
    created_at: new Date().toISOString(),
    data: { to: ["reader-7@example.com"], bounce: { type: "Permanent", subType: "General", message: "No." } },
  });
  const sendEvent = async (headers: Record<string, string>) =>
    (await adminPage.request.post(`${kumquat.url}/api/webhooks/resend`, { headers, data: payload })).status();
  const json = { "content-type": "application/json" };
  expect(await sendEvent(json)).toBe(401);
  const longAgo = new Date(Date.now() - 3_600_000);
  expect(await sendEvent({ ...json, ...signWebhook(SECRET, payload, { id: "msg_1", at: longAgo }) })).toBe(401);
  expect((await write("reader-7@example.com")).status()).toBe(200);
  const signed = { ...json, ...signWebhook(SECRET, payload, { id: "msg_1" }) };
  expect([await sendEvent(signed), await sendEvent(signed)]).toEqual([204, 204]);
  await expect.poll(async () => (await write("reader-7@example.com")).status()).toBe(400);
});

test("a failed job is found by its filter, and done when it is retried", async ({ context }) => {
  const email = "ana@example.com";
  fakeResend.behave = () => ({ fault: "server-error" });
  const page = await openSends(context);
  const origin = { origin: kumquat.url };
  await page.request.post(`${kumquat.url}/api/email/subscribe`, { headers: origin, data: { email, city: "Oakland" } });
  await page.goto(`${kumquat.url}/admin/jobs`);
  const confirmation = page.getByRole("article", { name: /^Double opt-in/ });
  await page.getByRole("radio", { name: "Failed" }).check();
  // The pauses between its attempts are hours: the test makes them due at once.
  await expect(async () => {
    await inDatabase(sql`update job_queue set run_at = now() where run_at > now()`);
    await expect(confirmation).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 90_000 });
  await expect(confirmation.getByText(/^Resend responded with 500/)).toBeVisible();
  await page.getByRole("radio", { name: "Running" }).check();
  await expect(page.getByText("Nothing is running right now.")).toBeVisible();

  fakeResend.behave = () => ({});
  await page.getByRole("radio", { name: "Failed" }).check();
  await confirmation.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => fakeResend.ledger.accepted.filter(({ to }) => to === email)).toHaveLength(1);
  await expect(page.getByText("Nothing has failed.")).toBeVisible();
  await page.getByRole("radio", { name: "All" }).check();
  await expect(confirmation.getByText("Completed")).toBeVisible();
});
