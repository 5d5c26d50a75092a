import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./support/accessibility";
import { waitForMail } from "./support/mailbox";
import { newUsername, PASSWORD, register, setSessionCookies } from "./support/sessions";
import { expect, test } from "./support/test";

const NEW_PASSWORD = "five soup spoons";
/* A browser whose session was ended elsewhere finds out by a refused call. */
test.use({ expectedErrors: [/status of (400|401)/] });

const SETTINGS = "/profile/account";

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto("/login", { waitUntil: "networkidle" });
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("/");
}

/** A new account, signed in on this page, with its settings open. */
async function openSettings(page: Page): Promise<string> {
  const username = newUsername();
  await register({ request: page.request }, username);
  await page.goto(SETTINGS, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  return username;
}

test("a forgotten password is replaced by the link of a message", async ({ page, request, newVisitor }) => {
  const username = await openSettings(page);
  const email = `${username}@example.com`;
  await page.getByRole("button", { name: "Add an address" }).click();
  await expect(page.getByLabel("New email address")).toBeFocused();
  await page.getByLabel("New email address").fill(email);
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(`We wrote to ${email}.`)).toBeVisible();
  await waitForMail(request, email, /Use this email address/);
  await page.reload();
  await expect(page.getByText(`We wrote to ${email}.`)).toBeVisible();

  const visitor = await newVisitor();
  const { links } = await waitForMail(request, email, /Use this email address/);
  const confirmation = links.find((link) => link.includes("/email/address/")) ?? "";
  await visitor.goto(confirmation, { waitUntil: "networkidle" });
  await expect(visitor.getByText(username, { exact: true })).toBeVisible();
  await visitor.getByRole("button", { name: "Yes, use it" }).click();
  await expect(visitor.getByRole("heading", { name: "The address is confirmed" })).toBeFocused();
  await visitor.goto(confirmation);
  await expect(visitor.getByRole("heading", { name: "Link expired or invalid" })).toBeVisible();

  await visitor.goto("/login");
  await visitor.getByRole("link", { name: "Forgot your password?" }).click();
  await visitor.getByLabel("Username or email address").fill(email);
  await visitor.getByRole("button", { name: "Send me a link" }).click();
  await expect(visitor.getByRole("heading", { name: "Look in your mailbox" })).toBeVisible();
  const reset = await waitForMail(request, email, /A new password/);
  await visitor.goto(reset.links.find((link) => link.includes("/email/reset/")) ?? "", { waitUntil: "networkidle" });
  await visitor.getByLabel("New password").fill(NEW_PASSWORD);
  await visitor.getByRole("button", { name: "Save my new password" }).click();
  await expect(visitor.getByRole("heading", { name: "Your new password is set" })).toBeVisible();
  await expect(visitor.getByLabel("Username")).toHaveValue(username);
  await signIn(visitor, email, NEW_PASSWORD);

  await page.goto("/profile");
  await page.waitForURL(({ pathname }) => pathname === "/login");
});

test("a new password ends the link that asks an address, and says so", async ({ page }) => {
  const email = `${await openSettings(page)}@example.com`;
  await page.getByRole("button", { name: "Add an address" }).click();
  await page.getByLabel("New email address").fill(email);
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(`We wrote to ${email}.`)).toBeVisible();
  const section = page.getByRole("region", { name: "Password" });
  await expect(section).toContainText(`ends the link that we sent to ${email}`);
  await section.getByRole("button", { name: "Change the password" }).click();
  await section.getByLabel("Current password").fill(PASSWORD);
  await section.getByLabel("New password").fill(NEW_PASSWORD);
  await section.getByRole("button", { name: "Change my password" }).click();
  await expect(section).toContainText(`so has the link that we sent to ${email}: add that address again`);
  await expect(page.getByText(`We wrote to ${email}.`)).toHaveCount(0);
});

test("sessions are listed, and one ends from another browser", async ({ page, newVisitor }) => {
  const username = await openSettings(page);
  const other = await newVisitor();
  await signIn(other, username, PASSWORD);
  await page.reload();
  const rows = page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("this one");
  await rows
    .last()
    .getByRole("button", { name: /^Sign out/ })
    .click();
  await expect(rows).toHaveCount(1);
  await other.goto("/profile");
  await other.waitForURL(({ pathname }) => pathname === "/login");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText("You are signed out everywhere.")).toBeVisible();
});

test.describe("what is refused", () => {
  test("an account is deleted by its password and its name, and is gone", async ({ page, request }) => {
    const username = await openSettings(page);
    await page.getByRole("button", { name: "Delete my account" }).click();
    const section = page.getByRole("region", { name: "Delete my account" });
    await section.getByLabel("Username").fill(username);
    await section.getByLabel("Password", { exact: true }).fill("not this one");
    await page.getByRole("button", { name: "Delete it for good" }).click();
    await expect(page.getByText("That is not your current password.")).toBeVisible();
    await expect(section.getByLabel("Password", { exact: true })).toBeFocused();
    await section.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Delete it for good" }).click();
    await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Read the guides" })).toBeVisible();
    await expect(page.getByLabel("Password", { exact: true })).toHaveCount(0);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    const again = await request.post("/api/auth/login", { data: { username, password: PASSWORD } });
    expect(again.status()).toBe(401);
  });

  test("what is wrong is said at its field, which takes the focus", async ({ page }) => {
    await openSettings(page);
    const wrong = async (label: string, sentence: string | RegExp) => {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(sentence);
    };
    await page.getByRole("button", { name: "Change the password" }).click();
    await page.getByRole("button", { name: "Change my password" }).click();
    await wrong("Current password", "Enter your current password.");
    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByLabel("New password").fill("short");
    await page.getByRole("button", { name: "Change my password" }).click();
    await wrong("New password", /^Password must be at least 8 characters/);
    await page.getByRole("button", { name: "Change the password" }).click();

    await page.getByRole("button", { name: "Add an address" }).click();
    await page.getByLabel("New email address").fill("ana at example");
    await page.getByLabel("Current password").fill("not this one");
    await page.getByRole("button", { name: "Send the link" }).click();
    await wrong("New email address", /^That doesn't look like an email address/);
    await page.getByLabel("New email address").fill("ana@example.com");
    await page.getByRole("button", { name: "Send the link" }).click();
    await wrong("Current password", "That is not your current password.");

    const section = page.getByRole("region", { name: "Delete my account" });
    await section.getByRole("button", { name: "Delete my account" }).click();
    await section.getByLabel("Username").fill("somebody");
    await section.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await section.getByRole("button", { name: "Delete it for good" }).click();
    await wrong("Username", /to delete this account/);
  });

  test("a name that nobody has gets the same page as any other", async ({ page }) => {
    await page.goto("/login/forgot", { waitUntil: "networkidle" });
    await page.getByLabel("Username or email address").fill("nobody-of-that-name");
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect(page.getByRole("heading", { name: "Look in your mailbox" })).toBeVisible();
    await page.getByRole("button", { name: "Send it again" }).click();
    await expect(page.getByText("Asked again. The newest link is the one to open.")).toBeVisible();
    await page.getByRole("button", { name: "Use another name or address" }).click();
    const field = page.getByLabel("Username or email address");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("nobody-of-that-name");
    await page.getByRole("button", { name: "Send me a link" }).click();
    await page.getByRole("link", { name: "Back to sign in" }).click();
    await page.waitForURL("/login");
  });
});

test("the weekly email is subscribed to, moved and left on the account, and the home page says so", async ({
  page,
  request,
}) => {
  const username = await openSettings(page);
  const email = `${username}@example.com`;
  const section = page.getByRole("region", { name: "Weekly email" });
  await expect(section).toContainText("No weekly email is linked to your account.");
  await section.getByRole("radio", { name: "Oakland" }).check();
  await section.getByLabel("Email").fill(email);
  await section.getByRole("button", { name: "Subscribe", exact: true }).click();
  await expect(section.getByRole("heading", { name: "Almost there!" })).toBeVisible();
  const { links } = await waitForMail(request, email, /Please confirm/);
  await page.goto(links.find((link) => link.includes("/email/confirm/")) ?? "");
  await page.getByRole("link", { name: "Link it to your account" }).click();
  await page.getByRole("button", { name: "Yes, link it" }).click();
  await expect(page.getByRole("heading", { name: "Linked to your account" })).toBeVisible();

  await page.goto("/");
  await expect(page.getByText(`The guide for Oakland goes to ${email}, every Thursday.`)).toBeVisible();
  await page.getByRole("link", { name: "Change or leave" }).click();
  await page.waitForURL("/profile/account#weekly-email");
  await expect(section.getByText(`Goes to ${email}, every Thursday.`)).toBeVisible();
  await section.getByRole("button", { name: "Change the city : the Oakland guide" }).click();
  await section.getByRole("radio", { name: "Berkeley" }).check();
  await section.getByRole("button", { name: "Save the city" }).click();
  await expect(section.getByRole("button", { name: "Leave : the Berkeley guide" })).toBeVisible();
  await expect(section.getByRole("button", { name: /Oakland/ })).toHaveCount(0);
  expect(await accessibilityFaults(page), "subscribed").toEqual([]);
  await section.getByRole("button", { name: "Leave : the Berkeley guide" }).click();
  await expect(section.getByText(`You have left: ${email} doesn't get it anymore.`)).toBeVisible();
  await section.getByRole("button", { name: "Subscribe again : the Berkeley guide" }).click();
  await expect(section.getByText(`Waits for a yes: open the link that we sent to ${email}.`)).toBeVisible();
  await page.goto("/");
  await expect(page.getByLabel("Email")).toBeVisible();
});

test("an account can be taken along", async ({ page }) => {
  const username = await openSettings(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /Download everything/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^kumquat-account-.*\.json$/);
  const account = await (await page.request.get("/api/account/export")).json();
  expect(account.profile).toMatchObject({ username, email: null });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the account's pages are accessible, on a small phone too (${colorScheme})`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 640 });
    const check = async (path: string) => {
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await accessibilityFaults(page), path).toEqual([]);
      const overflow = await page.getByRole("main").evaluate((main) => main.scrollWidth - main.clientWidth);
      expect(overflow, path).toBe(0);
    };
    for (const path of ["/login/forgot", "/email/reset/none", "/email/address/none"]) await check(path);
    const { token } = await register({ request });
    await setSessionCookies(page.context(), token);
    await page.goto(SETTINGS, { waitUntil: "networkidle" });
    for (const name of ["Add an address", "Change the password", "Delete my account"]) {
      await page.getByRole("button", { name }).first().click();
    }
    expect(await accessibilityFaults(page), SETTINGS).toEqual([]);
  });
}
