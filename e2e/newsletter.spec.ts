import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bearer } from "./support/account";
import { startKumquat } from "./support/kumquat";
import { waitForMail } from "./support/mailbox";
import { MapPage } from "./support/map-page";
import { newUsername, PASSWORD } from "./support/sessions";
import { expect, test } from "./support/test";

const CITY = "San Jose";

test.describe("in the form", () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test("an address that is missing or none is told in the form's own words", async ({ page }) => {
    await page.goto("/");
    const email = page.getByLabel("Email");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("Enter your email address.")).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription("Enter your email address.");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await email.fill("ana at example");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(
      page.getByText("That doesn't look like an email address. Try one like ana@example.com."),
    ).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/^That doesn't look like an email address/);
  });
});

/* A separate server: a week's guide is sent to everybody, and only once. */
test("from the form to the map and out again", async ({ browser, playwright, watchForErrors }) => {
  test.slow();
  const kumquat = await startKumquat();
  const context = await browser.newContext({ baseURL: kumquat.url });
  watchForErrors(context);
  const request = await playwright.request.newContext({ baseURL: kumquat.url });
  const page = await context.newPage();
  const email = `eater-${randomUUID().slice(0, 8)}@example.com`;
  try {
    await page.goto("/");
    await page.getByRole("radio", { name: CITY }).check();
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("heading", { name: "Almost there!" })).toBeVisible();

    const confirmationMail = await waitForMail(request, email, /Please confirm/);
    const confirmation = confirmationMail.links.find((link) => link.includes("/email/confirm/")) ?? "";
    for (const path of [confirmation, confirmation.replace("/email/", "/api/email/")]) {
      for (const accept of ["*/*", "text/html"]) {
        const opened = await request.get(path, { headers: { accept } });
        expect(opened.headers()["content-type"]).toContain("text/html");
      }
      expect((await request.head(path, { headers: { accept: "application/json" } })).status()).toBe(200);
    }
    await page.goto(confirmation.replace("/email/", "/api/email/"));
    await expect(page.getByRole("heading", { level: 1, name: "You're all set!" })).toBeVisible();
    await expect(page.getByText(`Your first ${CITY} guide is delivered this Thursday.`)).toBeVisible();
    await expect(page.getByRole("link", { name: "See this week's guide" })).toHaveAttribute("href", /^\/guide\//);
    await page.reload();
    await expect(page.getByText("You're already subscribed to our weekly guides!")).toBeVisible();
    const confirmedAt = page.url();
    await waitForMail(request, email, /arrives/);

    const password = (await readFile(join(kumquat.dataDir, "admin-password"), "utf8")).trim();
    const signedIn = await request.post("/api/auth/login", { data: { username: "admin", password } });
    const admin = { headers: bearer(await signedIn.json()) };
    expect((await request.post("/api/editions", { ...admin, data: { city: CITY } })).status()).toBe(200);
    // Neither of the two before it, whatever the guide's title begins with.
    const weekly = await waitForMail(request, email, /^(?!Please confirm|You're in: )/);
    const [love = ""] = weekly.links.filter((link) => link.includes("/LOVE?"));
    const leave = weekly.links.find((link) => link.includes("/unsubscribe/")) ?? "";

    await page.goto(confirmedAt);
    await page.getByRole("link", { name: "See this week's guide" }).click();
    await page.waitForURL(/\/guide\//);
    expect(weekly.links.some((link) => link.includes(new URL(page.url()).pathname))).toBe(true);

    // San Francisco's is made without any reader, and its guide is on the landing page at once.
    expect((await request.post("/api/editions", { ...admin, data: { city: "San Francisco" } })).status()).toBe(200);
    const sentGuide = async () => {
      const { editions } = await (await request.get("/api/editions", admin)).json();
      const [edition] = editions.filter((candidate: { city: string }) => candidate.city === "San Francisco");
      return edition.state === "sent" ? `/guide/${edition.guide.id}` : null;
    };
    await expect.poll(sentGuide, { timeout: 60_000 }).not.toBeNull();
    expect(await (await request.get("/")).text()).toContain(String(await sentGuide()));

    await page.goto(love);
    await expect(page.getByRole("heading", { level: 1, name: "Almost there" })).toBeVisible();
    await expect(page.getByRole("status").getByText("loved", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Create an account" }).click();
    await page.waitForURL(/\/register\?claim=/);
    await page.getByRole("link", { name: "Already have an account? Sign in" }).click();
    await page.waitForURL(/\/login\?claim=/);
    await expect(page.getByText("Your pick is kept. Sign in, and we ask whether to put it on your map.")).toBeVisible();
    await page.getByRole("link", { name: "Sign up", exact: true }).click();
    await page.waitForURL(/\/register\?claim=/);
    await page.getByLabel("Username").fill(newUsername());
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password").fill(PASSWORD);
    await page.getByRole("button", { name: "Register" }).click();

    await page.waitForURL(/\/email\/link\//);
    await expect(page.getByRole("heading", { name: "Link this address to your account?" })).toBeVisible();
    await expect(page.getByText("e…@example.com")).toBeVisible();
    const place = (await page.getByRole("status").getByRole("listitem").locator("span").first().textContent()) ?? "";
    await page.getByRole("button", { name: "Yes, link it" }).click();
    await expect(page.getByRole("heading", { name: "Linked: 1 place is on your map" })).toBeVisible();
    const linked = page.url();
    await page.getByRole("link", { name: "Open your map" }).click();
    await expect(new MapPage(page).row(place)).toBeVisible();

    await page.goto(linked);
    await expect(page.getByText(/This link has expired or was used/)).toBeVisible();
    await page.goto(love.replace("/LOVE?", "/LIKE?"));
    await page.waitForURL(/\/map\?restaurant=/);

    await page.goto(leave);
    await page.getByRole("button", { name: "Unsubscribe", exact: true }).click();
    await expect(page.getByRole("heading", { name: "You've been unsubscribed" })).toBeFocused();
    await expect(page.getByText(`You won't receive the weekly ${CITY} guide anymore.`)).toBeVisible();
    for (const path of [leave, leave.replace("/unsubscribe/", "/api/email/unsubscribe/")]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Already unsubscribed" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Unsubscribe", exact: true })).toHaveCount(0);
    }
    await page.getByRole("link", { name: "Subscribe again" }).click();
    await expect(page.getByLabel("Email")).toBeFocused();

    await page.goto(confirmation);
    await expect(page.getByRole("heading", { name: "Subscription cancelled" })).toBeVisible();
  } finally {
    await Promise.all([context.close(), request.dispose()]);
    await kumquat.stop();
  }
});
