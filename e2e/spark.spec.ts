import type { Locator } from "@playwright/test";
import { register } from "./support/account";
import { DiscoverPage, listedGuide } from "./support/discover-page";
import { GuidePage } from "./support/guide-page";
import { expect, test } from "./support/test";

test.use({ expectedErrors: [/Failed to load resource/] });

const MANY = Array.from({ length: 12 }, (_, i) => listedGuide({ name: `Guide number ${i + 1}: For whoever asks` }));

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("Not on the screen.");
  return box;
}

for (const width of [320, 390, 834, 1440]) {
  test(`the button for a new guide says what it does and covers nothing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await register(page.request);
    const discover = new DiscoverPage(page);
    await discover.mockGuides(MANY);
    await discover.open("?city=Oakland");
    await discover.showAll();
    await expect(discover.rows).toHaveCount(MANY.length);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(discover.spark).toHaveText("Spark a New Guide");
    await expect(discover.spark).toBeInViewport();
    const [button, city] = [await boxOf(discover.spark), await boxOf(discover.city)];
    const isBeside =
      button.x >= city.x + city.width || button.y >= city.y + city.height || button.y + button.height <= city.y;
    expect(isBeside, "the city is free").toBe(true);

    await discover.rows.last().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = await boxOf(discover.rows.last());
    const end = await boxOf(discover.spark);
    expect(last.y + last.height <= end.y || end.y + end.height <= last.y, "the last row is free").toBe(true);

    await discover.city.focus();
    await page.keyboard.press("Tab");
    await expect(discover.spark).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(discover.prompt).toBeFocused();
    await expect(discover.dialog).toContainText("in a few seconds");
  });
}

test("a finished guide can be read from where it was made", async ({ page }) => {
  await register(page.request);
  const discover = new DiscoverPage(page);
  await discover.open("?city=Oakland");
  await discover.sparkPrompt("cosy Italian date night, not too loud");
  const read = discover.checklist.getByRole("link", { name: "Read it" });
  await expect(read).toBeVisible();
  await read.click();
  await expect(page).toHaveURL(/\/guide\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("cities that didn't load can be asked for again", async ({ page }) => {
  await register(page.request);
  const discover = new DiscoverPage(page);
  await page.route("**/api/restaurants/cities", (route) =>
    route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }),
  );
  await discover.mockGuides(MANY);
  await discover.open("?city=Oakland");
  await expect(discover.city.getByRole("option")).toHaveText(["Oakland"]);
  await page.unroute("**/api/restaurants/cities");
  await page.getByRole("button", { name: "Load the other cities" }).click();
  await expect(discover.city.getByRole("option")).toHaveCount(5);
  await expect(page.getByRole("button", { name: "Load the other cities" })).toHaveCount(0);
});

test("a phone shows one notice at a time, and none over the button that was pressed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  const undo = guide.notice().getByRole("button", { name: /^Undo/ });
  for (const index of [0, 1, 2]) {
    const button = guide.choice(index, "Interested");
    // At the lower edge, where the notice will be.
    await button.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    await button.click();
    await expect(undo).toHaveCount(1);
    await expect(undo).toHaveAccessibleName(`Undo for ${guide.place(index).name}`);
    await expect(page.getByRole("status").filter({ hasText: guide.place(index).name })).toHaveCount(1);
    await expect(async () => {
      const [notice, pressed] = [await boxOf(guide.notice()), await boxOf(button)];
      const isClear = pressed.y + pressed.height <= notice.y || notice.y + notice.height <= pressed.y;
      expect(isClear, `${pressed.y} under ${notice.y}`).toBe(true);
    }).toPass();
  }
  await undo.click();
  await expect(undo).toHaveAccessibleName(`Undo for ${guide.place(1).name}`);
});

test("the last guides of an hour are told before the wish is written, and a wish stays while none can be made", async ({
  page,
}) => {
  await register(page.request);
  const discover = new DiscoverPage(page);
  await discover.mockGuides(MANY);
  let allowance = { allowed: 10, left: 3, nextInSeconds: 0 };
  await page.route("**/api/guides/allowance", (route) => route.fulfill({ json: allowance }));
  await discover.open("?city=Oakland");
  const reopen = async () => {
    const asked = page.waitForResponse("**/api/guides/allowance");
    await discover.spark.click();
    await asked;
  };
  const close = () => discover.dialog.getByRole("button", { name: "Cancel" }).click();
  await reopen();
  await expect(discover.dialog).not.toContainText("this hour");
  await discover.prompt.fill("soup near BART");
  await close();

  allowance = { ...allowance, left: 1 };
  await reopen();
  await expect(discover.dialog).toContainText("1 more guide this hour");
  await close();

  allowance = { ...allowance, left: 0, nextInSeconds: 700 };
  await reopen();
  await expect(discover.dialog.getByRole("status")).toHaveText(
    "You can ask for 10 guides an hour, and have. The next can be made in 12 minutes.",
  );
  await expect(discover.prompt).toHaveValue("soup near BART");
  await close();

  // What can't be looked up is not told.
  await page.route("**/api/guides/allowance", (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
  await reopen();
  await expect(discover.prompt).toHaveValue("soup near BART");
  await expect(discover.dialog).not.toContainText("an hour");
  await expect(discover.dialog.getByRole("alert")).toHaveCount(0);
});
