import { GuidePage } from "./support/guide-page";
import { setSessionCookies, signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

const PHONE = { width: 390, height: 844 };

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, reducedMotion: "reduce" });

  test("of every guide the first place's name is within a screen and a half", async ({ page, request }) => {
    test.slow();
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/guide\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(20);
    const late: string[] = [];
    for (const path of paths) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const name = page.locator("article section[id^=restaurant-] h2").first();
      const bottom = await name.evaluate(async (heading) => {
        await document.fonts.ready;
        return heading.getBoundingClientRect().bottom + window.scrollY;
      });
      if (bottom >= 1.5 * PHONE.height) late.push(`${path}: ${Math.round(bottom)} px`);
    }
    expect(late).toEqual([]);
  });

  test("a visitor jumps to a place, and unfolds the map", async ({ page }) => {
    const [guide] = await (await page.request.get("/api/guides/email?city=San%20Francisco&limit=1")).json();
    await page.goto(`/guide/${guide.id}`);
    const entries = page.locator("article section[id^=restaurant-]");

    const contents = page.getByRole("navigation", { name: "In this guide" });
    const third = contents.getByRole("link").nth(2);
    await third.click();
    await expect(entries.nth(2)).toBeInViewport();
    await expect(contents).toBeInViewport();
    await expect(third).toHaveAttribute("aria-current", "location");
    await expect(contents.locator("[aria-current]")).toHaveCount(1);
    const strip = await contents.boundingBox();
    const entry = await entries.nth(2).boundingBox();
    expect(entry?.y ?? 0).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0) - 1);

    await page.evaluate(() => window.scrollTo(0, 0));
    const map = page.locator("article figure svg").first();
    await expect(map).toBeHidden();
    await page.getByRole("button", { name: "Show on a map" }).click();
    await expect(map).toBeVisible();
    // The large map is for members.
    await expect(page.locator("a[href^='/map']")).toHaveCount(0);
    const report = entries.first().getByRole("button", { name: /^Something not right/ });
    const city = page.getByRole("article").getByRole("link", { name: "San Francisco", exact: true });
    await expect(city).toHaveAttribute("href", "/san-francisco");
    for (const target of [city, report, ...(await page.getByRole("contentinfo").getByRole("link").all())]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
    const join = page.getByRole("complementary", { name: "Join Kumquat" });
    await expect(join).toHaveCount(1);
    await expect(entries.nth(2).locator(join).or(entries.last().locator(join))).toHaveCount(1);
    const around = await page.locator("article section[id^=restaurant-]", { has: join }).getAttribute("id");
    const signUp = await join.getByRole("link", { name: "Sign up" }).getAttribute("href");
    expect(new URL(signUp ?? "", "http://localhost").searchParams.get("next")).toBe(`/guide/${guide.id}#${around}`);
  });
});

test("the map is at hand in any window", async ({ page }) => {
  const [guide] = await (await page.request.get("/api/guides/email?city=San%20Francisco&limit=1")).json();
  const map = page.locator("article figure svg").first();
  const button = page.getByRole("button", { name: "Show on a map" });
  for (const [width, height] of [
    [1024, 600],
    [1280, 720],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/guide/${guide.id}`);
    await page.locator("article section[id^=restaurant-]").nth(1).scrollIntoViewIfNeeded();
    await expect(map).toBeHidden();
    await button.click();
    await expect(map).toBeInViewport({ ratio: 0.9 });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/guide/${guide.id}`);
  await expect(map).toBeVisible();
  await expect(button).toBeHidden();
});

test("an entry's name and its picture lead to the place's own page", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  const { id, name } = guide.place(0);
  await expect(guide.entry(0).getByRole("link", { name, exact: true })).toHaveCount(1);
  await guide.entry(0).getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/place/${id}$`));
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await guide.open();
  await guide.entry(0).locator("figure a").click();
  await expect(page).toHaveURL(new RegExp(`/place/${id}$`));
});

test("at its end a guide leads on: to the next ones, to a friend, and to Thursday's", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [guide] = await (await page.request.get("/api/guides/email?city=San%20Francisco&limit=1")).json();
  await page.goto(`/guide/${guide.id}`);
  const next = page.getByRole("region", { name: "Read next" }).getByRole("link");
  await expect(next).toHaveCount(2);
  await expect(page.getByRole("region", { name: "A guide like this, every Thursday" })).toContainText("Subscribe");
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/guide/${guide.id}$`));
  await next.first().click();
  await expect(page).not.toHaveURL(new RegExp(guide.id));
  await expect(page).toHaveURL(/\/guide\/[a-z0-9-]+$/);
});

test("where the clipboard is refused, the link stands in a field, selected", async ({ page }) => {
  const [guide] = await (await page.request.get("/api/guides/email?city=San%20Francisco&limit=1")).json();
  await page.goto(`/guide/${guide.id}`);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("refused")) } });
  });
  await page.getByRole("button", { name: "Share" }).click();
  const field = page.getByLabel("Your browser didn't let us copy the link. Here it is:");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(new RegExp(`/guide/${guide.id}$`));
  const selected = await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
  expect(selected).toEqual([0, (await field.inputValue()).length]);
  await page.getByRole("button", { name: "Share" }).focus();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() }));
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect(field).toHaveCount(0);
});

test("a member saves all places of a guide at once, without losing what they said, and takes it back", async ({
  page,
}) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.setStatus(0, "love");
  await guide.open();
  const places = guide.guide.entries.length;
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.getByRole("button", { name: `Save the other ${places - 1} places` }).click();
  await expect(page.getByText(`${places - 1} places saved as interested.`)).toBeVisible();
  expect(await guide.savedStatus(0)).toMatchObject({ status: "love" });
  expect(await guide.savedStatus(1)).toEqual({ status: "interested", origin: guide.guide.id });
  const saveAll = page.getByRole("button", { name: `All ${places} places saved` });
  await expect(saveAll).toBeFocused();
  // Pressed again, it changes nothing and leaves the way back.
  await saveAll.click();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(page.getByText("saved as interested")).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Save the other ${places - 1} places` })).toBeFocused();
  await expect.poll(async () => (await guide.savedStatus(1)).status).toBeNull();
  expect(await guide.savedStatus(0)).toMatchObject({ status: "love" });
  const path = `/api/guides/${guide.guide.id}/saved-places`;
  expect(calls.filter((call) => call.includes("/saved-places"))).toEqual([`POST ${path}`, `DELETE ${path}`]);
  expect(calls.filter((call) => call.endsWith("/status"))).toEqual([]);
});

test("on paper there are the places and how to reach them, and no buttons or bars", async ({ page, newVisitor }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.setStatus(1, "never_again");
  await guide.open();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("banner").locator("xpath=ancestor::*[contains(@class, 'sticky')]")).toHaveCSS(
    "position",
    "static",
  );
  await expect(guide.entry(1).getByText("You marked this Never Again")).toBeVisible();
  await expect(guide.entry(1).getByText("to read it or change your rating.")).toBeHidden();
  for (const [index, { restaurant }] of guide.guide.entries.entries()) {
    if (index === 1) continue;
    if (restaurant.phoneNumber)
      await expect(guide.entry(index).getByText(`Call ${restaurant.phoneNumber}`)).toBeVisible();
    const site = guide.entry(index).getByRole("link", { name: /, the website of / });
    if (!restaurant.website) continue;
    await expect(site).toBeVisible();
    const printed = await site.evaluate((link) => getComputedStyle(link, "::after").content);
    expect(printed).toBe(JSON.stringify(await site.getAttribute("href")));
  }
  const visitor = await newVisitor();
  await visitor.goto(`/place/${guide.place(0).id}`);
  const invitation = visitor.getByText("With a free account you can keep it on your own map.");
  await expect(invitation).toBeVisible();
  await visitor.emulateMedia({ media: "print" });
  await expect(invitation).toBeHidden();
  await expect(page.getByRole("heading", { name: guide.place(0).name })).toBeVisible();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(42, 25, 17)");
});

test("a report starts with nothing chosen, and says what is missing", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  const entry = guide.entry(0);
  await entry.getByRole("button", { name: /^Something not right/ }).click();
  await expect(entry.getByRole("radio", { checked: true })).toHaveCount(0);
  await entry.getByRole("button", { name: "Send" }).click();
  await expect(entry.getByText("Choose what about it.")).toBeVisible();
  await expect(entry.getByRole("radio", { name: "It has closed" })).toBeFocused();
  await expect(entry.getByRole("radiogroup", { name: /^What about/ })).toHaveAccessibleDescription(
    "Choose what about it.",
  );
  await entry.getByRole("radio", { name: "Something is wrong" }).check({ force: true });
  await expect(entry.getByText("Choose what about it.")).toHaveCount(0);
  await entry.getByRole("button", { name: "Send" }).click();
  await expect(entry.getByText("Choose what is wrong.")).toBeVisible();
  await entry.getByRole("radio", { name: "It has closed" }).check({ force: true });
  await expect(entry.getByText("Choose what is wrong.")).toHaveCount(0);
});

test("an administrator manages a guide on its page, and nobody else does", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  const tools = page.getByRole("region", { name: "For editors" });
  await expect(tools).toHaveCount(0);
  await setSessionCookies(page.context(), (await signInAdmin(page)).token);
  await page.reload();
  await expect(tools.getByRole("link", { name: "View Debug Info" })).toHaveAttribute(
    "href",
    `/debug?guide=${guide.guide.id}`,
  );
  await tools.getByText("Send it as a preview").click();
  await expect(tools.getByRole("button", { name: "Send Preview Email" })).toBeVisible();
  await tools.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("dialog", { name: "Delete guide" })).toContainText(guide.guide.name);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
});
