import type { Locator, Page } from "@playwright/test";
import { GuidePage } from "./support/guide-page";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
test.use({ expectedErrors: [/Failed to load resource/] });

const said = (page: Page): Promise<string[]> => page.locator("p[role=status].sr-only").allTextContents();
const told = (page: Page) => expect.poll(async () => (await said(page)).join("").trim());

/** As a finger moves the page on: what scrolls by itself is no reading on. */
async function readOn(page: Page, to: Locator): Promise<void> {
  const box = await to.boundingBox();
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, (box?.y ?? 0) - 690);
}

test("the notice of a mark makes room as soon as a reader goes on, and its undo stays at hand", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  await guide.choice(0, "Interested").tap();
  await expect(guide.notice()).toBeVisible();
  await expect.poll(() => guide.savedStatus(0)).toMatchObject({ status: "interested" });

  const next = guide.choice(1, "Already Been");
  await readOn(page, next);
  await expect(guide.notice()).toBeHidden();
  await next.click({ trial: true, timeout: 1_000 });
  await page.keyboard.press("Control+z");
  await expect.poll(() => guide.savedStatus(0)).toMatchObject({ status: null });

  // The next mark has its own.
  await guide.choice(1, "Interested").tap();
  await expect(guide.notice()).toBeVisible();
});

test("the notice of a mark doesn't lie over the buttons of the place that it tells of", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  for (const [at, px] of [40, 80, 110, 140].entries()) {
    await guide.choice(at, "Already Been").evaluate((element, bottom) => {
      window.scrollBy({ top: element.getBoundingClientRect().bottom - (innerHeight - bottom), behavior: "instant" });
    }, px + 60);
    await guide.choice(at, "Already Been").tap();
    await guide.choice(at, "Loved").tap();
    await expect(guide.notice()).toContainText("Loved");
    await page.waitForTimeout(300);
    const over = await guide.notice().boundingBox();
    for (const button of await guide.entry(at).getByRole("button").all()) {
      const under = await button.boundingBox();
      const isCovered = over && under && over.y < under.y + under.height && under.y < over.y + over.height;
      expect(isCovered, `${await button.textContent()}, from ${px} px`).toBe(false);
    }
    await page
      .getByRole("button", { name: /^Close the notice about/ })
      .last()
      .click();
  }
});

test("nothing of a notice is printed", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  await page.getByRole("button", { name: /^Save all/ }).tap();
  const kept = page.getByText(/places saved as interested\.$/);
  await expect(kept).toBeVisible();
  await guide.choice(0, "Not Interested").tap();
  await expect(guide.notice()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(guide.notice()).toBeHidden();
  await expect(kept).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a mark is told once it is kept, and not at all where it is refused", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  const { name } = guide.place(0);
  await guide.open();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll("[role=status]"))
        if (textContent) heard.push(textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(" "));

  await page.route("**/api/restaurants/*/status", (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
  await guide.choice(0, "Interested").tap();
  await expect(guide.notice().getByRole("alert")).toContainText(name);
  expect(await heard()).not.toContain(`${name}: Interested`);
  await page.unroute("**/api/restaurants/*/status");

  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/restaurants/*/status", async (route) => {
    await answered;
    await route.continue();
  });
  await guide.choice(0, "Interested").tap();
  await expect(guide.notice()).toContainText("Interested");
  expect(await heard()).not.toContain(`${name}: Interested`);
  answer();
  await told(page).toBe(`${name}: Interested. Control Z undoes it.`);

  // And an undo that fails is not told as done.
  await page.route("**/api/restaurants/*/status", (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
  await page.keyboard.press("Control+z");
  await expect(guide.notice().getByRole("alert")).toContainText(name);
  expect(await heard()).not.toContain("Undone");
  await page.unroute("**/api/restaurants/*/status");
});

test("what was told of one place is over once others are saved, and an undo repeats nothing", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  await guide.choice(0, "Interested").tap();
  await told(page).toContain(`${guide.place(0).name}: Interested`);
  await page.getByRole("button", { name: /^Save the other/ }).tap();
  await expect(page.getByText(/saved as interested\.$/)).toBeVisible();
  await told(page).toBe("");
  await page.getByRole("main").getByRole("button", { name: "Undo", exact: true }).tap();
  await expect(page.getByText(/^Undone: \d+ places without a mark again\.$/)).toBeVisible();
  await told(page).toBe("");

  await guide.choice(1, "Interested").tap();
  await told(page).toContain(guide.place(1).name);
  await guide.choice(2, "Interested").tap();
  await told(page).toContain(guide.place(2).name);
  await page.keyboard.press("Control+z");
  await told(page).toBe(`Undone. ${guide.place(2).name}: No status.`);
});

test.describe("a refusal", () => {
  const refuse = (page: Page) =>
    page.route("**/api/restaurants/*/status", (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
  const overlaps = async (a: Locator, b: Locator) => {
    const [over, under] = [await a.boundingBox(), await b.boundingBox()];
    if (!over || !under) return false;
    return over.y < under.y + under.height && under.y < over.y + over.height;
  };
  /** Scrolls a place's button to where the notices usually are. */
  const putUnderNotices = async (page: Page, button: Locator) => {
    await button.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + height / 2 - (window.innerHeight - 100), behavior: "instant" });
    });
    await page.waitForTimeout(200);
  };

  test("lies over nothing that is reached for, and leaves what it is pressed over", async ({ page }) => {
    const guide = await GuidePage.forNewReader(page);
    await guide.open();
    await refuse(page);
    const button = guide.choice(0, "Interested");
    await putUnderNotices(page, button);
    await button.tap();
    await expect(guide.notice().getByRole("alert")).toBeVisible();
    expect(await overlaps(guide.notice(), button)).toBe(false);
    await button.click({ trial: true, timeout: 1_000 });

    // Where it lies over something at both edges, a press moves it off what it was meant for: it can still be read.
    await page.evaluate(() => {
      for (const [name, edge, px] of [
        ["Above", "top", 16],
        ["Below", "bottom", 84],
      ] as const) {
        const control = document.createElement("button");
        control.textContent = name;
        Object.assign(control.style, { position: "fixed", left: "20px", width: "200px", height: "40px", zIndex: 30 });
        control.style.setProperty(edge, `${px}px`);
        document.body.append(control);
      }
    });
    const [above, below] = ["Above", "Below"].map((name) => page.getByRole("button", { name, exact: true }));
    if (!above || !below) throw new Error("Two buttons were made.");
    const covered = (await overlaps(guide.notice(), above)) ? above : below;
    expect(await overlaps(guide.notice(), covered)).toBe(true);
    await guide.notice().getByRole("alert").click();
    await covered.click({ timeout: 1_000 });
    await expect(guide.notice().getByRole("alert")).toBeVisible();
  });

  test("gives way to a press elsewhere once it could be read, and not before", async ({ page }) => {
    const guide = await GuidePage.forNewReader(page);
    await guide.open();
    await refuse(page);
    await guide.choice(0, "Interested").tap();
    const alert = guide.notice().getByRole("alert");
    await expect(alert).toBeVisible();
    const shownAt = Date.now();
    await page.locator("h1").tap();
    await page.waitForTimeout(2_000);
    await expect(alert).toBeVisible();
    await expect(guide.notice()).toBeHidden({ timeout: 5_500 });
    const tookMs = Date.now() - shownAt;
    expect(tookMs).toBeGreaterThan(2_900);
    expect(tookMs).toBeLessThan(7_800);
  });

  test("stays its full time for a reader who does nothing, and longer while it is hovered", async ({ page }) => {
    const guide = await GuidePage.forNewReader(page);
    await guide.open();
    await refuse(page);
    await guide.choice(0, "Interested").tap();
    await expect(guide.notice().getByRole("alert")).toBeVisible();
    await page.waitForTimeout(500);
    const box = await guide.notice().boundingBox();
    await page.mouse.move(150, (box?.y ?? 0) + 20);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(9_000);
    await expect(guide.notice().getByRole("alert")).toBeVisible();
    await page.mouse.move(200, 20);
    await expect(guide.notice()).toBeHidden({ timeout: 9_500 });
  });
});
