import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "@/db/client";
import { SAMPLE_SENDER_INFO } from "@/emails/_components/sample-sender-info";
import { outboxMail } from "@/lib/adapters/outbox/outbox-mail";
import { renderConfirmation } from "@/lib/mail/render/render-confirmation";
import { MESSAGE_LABELS } from "@/lib/newsletter/preview-message";
import type { MailMessage } from "@/lib/ports/mail";
import { readMail, waitForMail } from "./support/mailbox";
import { setSessionCookies, signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

const newAddress = () => `eater-${randomUUID().slice(0, 8)}@example.com`;

/** As a durable function would. */
async function sendMessage(message: MailMessage): Promise<void> {
  const { db, close } = openDatabase(await readFile(join(process.env.E2E_DATA_DIR ?? "", "database-url"), "utf8"));
  const outbox = outboxMail({ db, from: "Kumquat <hello@localhost>" });
  await outbox.send(message, randomUUID(), new AbortController().signal).finally(close);
}

test("a message is found by its address, renders correctly, and its links work", async ({ page, request, baseURL }) => {
  const email = newAddress();
  const senderInfo = { ...SAMPLE_SENDER_INFO, appUrl: baseURL ?? "" };
  await sendMessage(
    await renderConfirmation(senderInfo, {
      email,
      city: "Oakland",
      confirmToken: "a-token-that-nobody-has",
      askedBy: null,
    }),
  );

  const { links, subject } = await waitForMail(request, email.toUpperCase(), /Oakland/);
  expect(links).toContain(`${baseURL}/email/confirm/a-token-that-nobody-has`);

  await page.goto(`/dev/outbox?to=${email}`);
  await page.getByRole("link", { name: subject }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
  const message = page.frameLocator("iframe");
  await expect(message.getByRole("heading", { name: "Is it really you?" })).toBeVisible();
  const mark = message.locator("img").first();
  await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const confirm = message.getByRole("link", { name: "Confirm my subscription" });
  await expect(confirm).toHaveAttribute("href", `${baseURL}/email/confirm/a-token-that-nobody-has`);
});

test.describe("a malicious message", () => {
  test.use({ expectedErrors: [/Content Security Policy|sandboxed/] });

  test("executes nothing, loads nothing, and is left when a link is followed", async ({ page, request, baseURL }) => {
    const to = newAddress();
    const html = `<html><head></head><body><script>parent.document.title = "taken"</script>
      <img src="/email/mark.png" onerror="parent.document.title='taken'" alt="">
      <iframe src="/" title="inner"></iframe><a href="${baseURL}/privacy">The privacy policy</a></body></html>`;
    await sendMessage({ to, subject: "Harm", html, text: "Harm" });
    const [found] = await readMail(request, to);
    await page.goto(`/dev/outbox/${found?.id}`);
    const message = page.frameLocator("iframe[title=Harm]");
    await expect(message.getByRole("link", { name: "The privacy policy" })).toBeVisible();
    await expect(page).toHaveTitle(/^A message in the outbox/);
    await message.getByRole("link", { name: "The privacy policy" }).click();
    await page.waitForURL(`${baseURL}/privacy`);
  });
});

test("administrators see every message with a real guide, as HTML and as text", async ({ page, request }) => {
  await setSessionCookies(page.context(), (await signInAdmin({ request })).token);
  await page.goto("/admin/messages");
  for (const name of Object.values(MESSAGE_LABELS)) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
    await expect(page.frameLocator("iframe").first().locator("h1")).toBeVisible();
  }
  await page.getByRole("link", { name: "Weekly guide", exact: true }).click();
  const select = page.getByRole("combobox", { name: "Guide" });
  const { value, text } = await select
    .locator("option")
    // The oldest: others rename the newest meanwhile.
    .last()
    .evaluate(({ value, text }: HTMLOptionElement) => ({ value, text }));
  const title = text.split(/[:(]/)[0]?.trim() ?? "";
  await select.selectOption(value);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.frameLocator("iframe").first().locator("h1")).toHaveText(title);
  await page.getByRole("link", { name: "Plain text" }).click();
  await expect(page.locator("pre")).toContainText(title.toUpperCase());
});
