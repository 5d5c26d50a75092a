import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./support/accessibility";
import { register } from "./support/account";
import { expect, test } from "./support/test";

const CONFIRM = "/email/confirm/a-token";
const PREFER = "/email/restaurant-status/a-token/zuni-cafe/LOVE?guideId=a-guide";
const UNSUBSCRIBE = "/unsubscribe/a-token";

/** The response of the call behind a page; the page itself is not mocked. */
async function mockResponse(page: Page, body: object | string, status = 200): Promise<void> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  await page.route(/\/api\/email\//, (route) => route.fulfill({ status, body: text, contentType: "application/json" }));
}

const expectLink = (page: Page, name: string, href: string | RegExp) =>
  expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);

const clickUnsubscribe = (page: Page) => page.getByRole("button", { name: "Unsubscribe", exact: true }).click();

test.use({ expectedErrors: [/status of (400|404|500|503)|net::ERR_FAILED/] });

test("an unknown link is reported on every page, and sends no referrer", async ({ page, request }) => {
  for (const path of [CONFIRM, PREFER, UNSUBSCRIBE, "/email/confirm", "/email/restaurant-status/a/b", "/unsubscribe"]) {
    await page.goto(path);
    if (path === UNSUBSCRIBE) await clickUnsubscribe(page);
    await expect(page.getByRole("heading", { level: 1, name: "Link expired or invalid" })).toBeVisible();
    const { headers } = await request.get(path).then((got) => ({ headers: got.headers() }));
    expect(headers).toMatchObject({
      "referrer-policy": "no-referrer",
      "cache-control": expect.stringContaining("no-store"),
    });
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  }
});

for (const [status, title, label, href] of [
  ["confirmed", "You're all set!", "See this week's guide", "/san-francisco"],
  ["alreadyConfirmed", "You're all set!", "See this week's guide", "/san-francisco"],
  ["cancelled", "Subscription cancelled", "Sign up again", "/?resubscribe=true"],
  ["invalid", "Link expired or invalid", "Return home", "/"],
] as const) {
  test(`a confirmation that is ${status}`, async ({ page }) => {
    await mockResponse(page, { status, message: "As the server has it." });
    await page.goto(CONFIRM);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("As the server has it.")).toBeVisible();
    await expectLink(page, label, href);
  });
}

test("a confirmation that fails says why and whom to contact; only redirects to our own origin are followed", async ({
  page,
}) => {
  await mockResponse(page, "The kitchen is closed.", 503);
  await page.goto(CONFIRM);
  await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
  await expect(page.getByText("The kitchen is closed.")).toBeVisible();
  await expectLink(page, "Contact support", /^mailto:/);
  await page.unroute(/\/api\/email\//);
  await mockResponse(page, { status: "confirmed", redirect: "//elsewhere.example/" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You're all set!" })).toBeVisible();
  await page.unroute(/\/api\/email\//);
  await mockResponse(page, { status: "confirmed", redirect: "/?confirmed=true" });
  await page.reload();
  await expect(page.getByText("Subscription confirmed! You'll receive your first guide this Thursday.")).toBeVisible();
});

test("a call that fails is an error, in the page's own words", async ({ page }) => {
  await page.route(/\/api\/email\//, (route) => route.abort());
  for (const path of [CONFIRM, PREFER, UNSUBSCRIBE]) {
    await page.goto(path);
    if (path === UNSUBSCRIBE) await clickUnsubscribe(page);
    await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
  }
});

for (const [status, title, label, href] of [
  ["saved", "Preference updated", "Open your dashboard", "/map?restaurant=zuni-cafe"],
  ["pendingAccount", "Almost there", "Create an account", "/map?restaurant=zuni-cafe"],
  ["invalidSubscriber", "Link expired or invalid", "Subscribe again", "/?resubscribe=true"],
  ["invalidStatus", "Unsupported status", "Browse guides", "/san-francisco"],
  ["invalidRestaurant", "Restaurant not found", "See current picks", "/san-francisco"],
  ["anything else", "Something went wrong", "Return home", "/"],
] as const) {
  test(`a preference that is ${status}`, async ({ page }) => {
    const restaurant = { name: "Zuni Café", city: "San Francisco" };
    await mockResponse(page, { status, restaurant, requestedStatus: "loved", redirect: "/map?restaurant=zuni-cafe" });
    await page.goto(PREFER);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("Zuni Café")).toBeVisible();
    await expect(page.getByText("loved", { exact: true })).toBeVisible();
    await expectLink(page, label, href);
    if (status === "pendingAccount") await expectLink(page, "Return home", "/");
    await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveCount(0);
  });
}

test("who has an account already is led to sign in with the same claim", async ({ page }) => {
  await mockResponse(page, { status: "pendingAccount", redirect: "/register?claim=a" });
  await page.goto(PREFER);
  await expectLink(page, "Create an account", "/register?claim=a");
  await expectLink(page, "Sign in", "/login?claim=a");
});

test("a signed-in reader whose preference is saved is redirected", async ({ page }) => {
  await register(page.request);
  await mockResponse(page, { status: "saved", redirect: "/profile" });
  await page.goto(PREFER);
  await page.waitForURL("/profile");
});

test("unsubscribing offers the other cities, and reports what failed", async ({ page }) => {
  const bodies: string[] = [];
  await page.route(/\/api\/email\/unsubscribe/, async (route) => {
    bodies.push(route.request().postData() ?? "");
    if (bodies.length === 1) return route.fulfill({ status: 500, json: { status: "error", message: "Not just now." } });
    const otherCities = bodies.length === 2 ? ["Berkeley", "Oakland"] : [];
    await route.fulfill({ json: { status: "unsubscribed", message: "Done.", city: "San Jose", otherCities } });
  });
  await page.goto(UNSUBSCRIBE);
  expect(bodies).toEqual([]);
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(1);
  await clickUnsubscribe(page);
  await expect(page.getByText("Not just now.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("This address still receives Berkeley and Oakland.")).toBeVisible();
  await expectLink(page, "Subscribe again", "/?resubscribe=true&city=San+Jose");
  await expectLink(page, "Browse guides", "/san-francisco");
  await page.getByRole("button", { name: "Unsubscribe from all cities" }).click();
  await expect(page.getByText("This address still receives")).toHaveCount(0);
  expect(bodies.map((body) => JSON.parse(body))).toEqual([{}, {}, { everywhere: true }]);
});

test("a confirmation leads a visitor to the guide that its city has, and a member to theirs", async ({ page }) => {
  await mockResponse(page, { status: "confirmed", message: "Done.", city: "Oakland", guideId: "a-guide" });
  await page.goto(CONFIRM);
  await expectLink(page, "See this week's guide", "/guide/a-guide");
  await register(page.request);
  await page.goto(CONFIRM);
  await expectLink(page, "See this week's guide", "/discover?city=Oakland");
});

test("an expired claim is reported, and nothing is promised for it", async ({ page }) => {
  await page.goto("/email/link/a-claim");
  await expect(page.getByText(/This link has expired or was used/)).toBeVisible();
  await expectLink(page, "Browse guides", "/san-francisco");
  for (const path of ["/login", "/register"]) {
    await page.goto(`${path}?claim=a-claim`);
    await expect(page.getByLabel("Username")).toBeVisible();
    await expect(page.getByText(/kept/)).toHaveCount(0);
  }
  await register(page.request);
  await page.goto("/register?claim=a-claim");
  await page.waitForURL("/email/link/a-claim");
  await expect(page.getByText(/This link has expired or was used/)).toBeVisible();
});

test("without script nothing is called, and each page says so", async ({ browser, baseURL, watchForErrors }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  watchForErrors(context);
  const page = await context.newPage();
  await page.goto(CONFIRM);
  await expect(page.getByText(/Confirming needs JavaScript/)).toBeVisible();
  await page.goto(UNSUBSCRIBE);
  await expect(page.getByText(/This button needs JavaScript/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Unsubscribe", exact: true })).toBeDisabled();
  await page.goto(PREFER);
  await expect(page.getByText(/Keeping your preference needs JavaScript/)).toBeVisible();
  await context.close();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the pages of messages are accessible (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const restaurant = { name: "Zuni Café", city: "San Francisco" };
    await mockResponse(page, {
      status: "pendingAccount",
      restaurant,
      requestedStatus: "loved",
      redirect: "/register?claim=a",
    });
    for (const path of [CONFIRM, PREFER, UNSUBSCRIBE]) {
      await page.goto(path);
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await page.waitForLoadState("networkidle");
      expect(await accessibilityFaults(page), path).toEqual([]);
    }
  });
}
