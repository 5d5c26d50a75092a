import { GuidePage } from "./support/guide-page";
import { setSessionCookies, signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

const PHONE = { width: 390, height: 844 };

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, reducedMotion: "reduce" });

  test("a visitor reaches the first place within a screen and a half, jumps, and unfolds the map", async ({ page }) => {
    const [guide] = await (await page.request.get("/api/guides/email?city=San%20Francisco&limit=1")).json();
    await page.goto(`/guide/${guide.id}`);
    const entries = page.locator("article section[id^=restaurant-]");
    const top = await entries.first().evaluate((entry) => entry.getBoundingClientRect().top + window.scrollY);
    expect(top).toBeLessThan(1.5 * PHONE.height);

    const contents = page.getByRole("navigation", { name: "In this guide" });
    const third = contents.getByRole("link").nth(2);
    await third.click();
    await expect(entries.nth(2)).toBeInViewport();
    await expect(contents).toBeInViewport();
    const strip = await contents.boundingBox();
    const entry = await entries.nth(2).boundingBox();
    expect(entry?.y ?? 0).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0) - 1);

    await page.evaluate(() => window.scrollTo(0, 0));
    const map = page.getByRole("link", { name: "Open the map" });
    await expect(map).toBeHidden();
    await page.getByRole("button", { name: "Show on a map" }).click();
    await expect(map).toBeVisible();
    await expect(map).toHaveAttribute("href", `/map?guide=${guide.id}`);
    const report = entries.first().getByRole("button", { name: /^Something not right/ });
    for (const target of [map, report, ...(await page.getByRole("contentinfo").getByRole("link").all())]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
    const join = page.getByRole("complementary", { name: "Join Kumquat" });
    await expect(join).toHaveCount(1);
    await expect(entries.nth(2).locator(join).or(entries.last().locator(join))).toHaveCount(1);
  });
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

test("a member saves all places of a guide at once, without losing what they said, and takes it back", async ({
  page,
}) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.setStatus(0, "love");
  await guide.open();
  const places = guide.guide.entries.length;
  await page.getByRole("button", { name: `Save the other ${places - 1} places` }).click();
  await expect(page.getByText(`${places - 1} places saved as interested.`)).toBeVisible();
  expect(await guide.savedStatus(0)).toMatchObject({ status: "love" });
  expect(await guide.savedStatus(1)).toEqual({ status: "interested", origin: guide.guide.id });
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(page.getByText("saved as interested")).toHaveCount(0);
  await expect.poll(async () => (await guide.savedStatus(1)).status).toBeNull();
  expect(await guide.savedStatus(0)).toMatchObject({ status: "love" });
});

test("on paper there are the places, and no buttons or bars", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
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
  await entry.getByRole("radio", { name: "Something is wrong" }).check({ force: true });
  await entry.getByRole("button", { name: "Send" }).click();
  await expect(entry.getByText("Choose what is wrong.")).toBeVisible();
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
