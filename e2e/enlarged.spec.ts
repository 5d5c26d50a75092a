import type { Page } from "@playwright/test";
import { register } from "./support/account";
import { GuidePage } from "./support/guide-page";
import { expect, test } from "./support/test";

const PAGES = ["/", "/login", "/register", "/privacy", "/about", "/discover", "/map", "/profile"];

const widths = (page: Page) =>
  page.evaluate(() => ({ page: document.documentElement.scrollWidth, window: document.documentElement.clientWidth }));

for (const [what, width, letters] of [
  ["at 320 px", 320, "100%"],
  ["with letters of twice their size", 390, "200%"],
] as const) {
  test(`nothing has to be scrolled sideways, ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const reader of ["visitor", "member"]) {
      if (reader === "member") await register(page.request);
      for (const path of PAGES) {
        await page.goto(path);
        await page.evaluate(async (size) => {
          const sheet = new CSSStyleSheet();
          document.adoptedStyleSheets.push(await sheet.replace(`html { font-size: ${size} }`));
        }, letters);
        const { page: content, window } = await widths(page);
        expect(content, `${path} for a ${reader}`).toBeLessThanOrEqual(window);
      }
    }
  });
}

test("no letter of the landing page lies on its fruit", async ({ page }) => {
  for (const width of [320, 390, 700, 834]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    const promises = page.locator("section[aria-labelledby=promise] li:not(nav li)");
    const fruit = await page.locator("section[aria-labelledby=promise] > svg").evaluate((svg) => {
      const { left } = svg.getBoundingClientRect();
      return left;
    });
    const right = await promises.evaluateAll((items) =>
      items.map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        return Math.max(...[...range.getClientRects()].map((rect) => rect.right));
      }),
    );
    expect(Math.max(...right), `at ${width} px`).toBeLessThanOrEqual(fruit + 12);
  }
});

test("the first Tab leads past the masthead, on every page", async ({ page }) => {
  await register(page.request);
  for (const path of PAGES.filter((path) => path !== "/login" && path !== "/register")) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: "Skip to the content" });
    await expect(link, path).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  }
});

test("where the system sets the colors, and on paper, the chosen status is told from the others", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.setStatus(0, "interested");
  await page.emulateMedia({ forcedColors: "active" });
  await guide.open();
  const looks = (name: string) =>
    guide.choice(0, name).evaluate((button) => {
      const { backgroundColor, color } = getComputedStyle(button);
      return { backgroundColor, color };
    });
  const [chosen, other] = [await looks("Interested"), await looks("Not Interested")];
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  expect(chosen.backgroundColor).not.toBe(chosen.color);

  await page.emulateMedia({ media: "print", forcedColors: "none" });
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect.poll(async () => (await looks("Interested")).color).toBe(ink);
});
