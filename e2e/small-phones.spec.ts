import type { Page } from "@playwright/test";
import { CITIES, citySlug } from "@/lib/core/cities";
import { expect, test } from "./support/test";

const WIDTHS = [320, 360, 390] as const;

/** The examples of fields that are wider than what a field has for them. */
const cutExamples = (page: Page): Promise<string[]> =>
  page.getByRole("searchbox").evaluateAll((fields) => {
    const context = document.createElement("canvas").getContext("2d");
    return fields
      .filter((field): field is HTMLInputElement => field instanceof HTMLInputElement)
      .filter((field) => {
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(field, "::placeholder");
        const { paddingLeft, paddingRight } = getComputedStyle(field);
        if (context) context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return (context?.measureText(field.placeholder).width ?? Number.POSITIVE_INFINITY) > room;
      })
      .map(({ placeholder }) => placeholder);
  });

test("a search's example is whole on every phone, and so is what tonight's searches are called", async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    for (const path of ["/", "/search", ...CITIES.map((city) => `/${citySlug(city)}`)]) {
      await page.goto(path);
      expect(await cutExamples(page), `${path} at ${width}`).toEqual([]);
    }
    const tonight = page.getByRole("navigation", { name: "Places for tonight" });
    await expect(tonight.getByText("Tonight:")).toBeVisible();
    expect((await tonight.boundingBox())?.height, `one row at ${width}`).toBeLessThan(60);
  }
});

test("the smallest phone's first screen has the guide and the whole of the search", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  for (const shown of [page.getByRole("searchbox"), page.getByRole("button", { name: "Search", exact: true })])
    await expect(shown).toBeInViewport({ ratio: 1 });
});

test("nothing on a city's page runs out of a phone's window", async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/san-francisco", "/peninsula", "/san-francisco?q=ramen"]) {
      await page.goto(path);
      const parts = page.getByRole("main").locator("a, button, label, input, select, h1, h2, h3, p");
      const cut = await parts.evaluateAll((all) =>
        all
          .filter((part) => part.getClientRects().length > 0 && part.getBoundingClientRect().right > window.innerWidth)
          .map((part) => part.textContent),
      );
      expect(cut, `${path} at ${width}`).toEqual([]);
    }
  }
});

test("a search's first answer is well within a phone's first screen", async ({ page }) => {
  for (const [width, height, most] of [
    [320, 640, 560],
    [390, 844, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of [
      "/san-francisco?q=ramen",
      "/search?q=ramen+in+san+francisco",
      "/san-francisco?craving=italian",
    ]) {
      await page.goto(path);
      const first = page.getByRole("main").getByRole("listitem").getByRole("heading").first();
      expect((await first.boundingBox())?.y, `${path} at ${width}`).toBeLessThanOrEqual(most);
      await expect(page.getByRole("searchbox", { name: "Search guides and places" })).toBeVisible();
    }
  }
});

test("what is told of guides and places ends with a sentence or at a word on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/san-francisco", "/san-francisco?craving=italian", "/search?q=italian"]) {
    await page.goto(path);
    const blurbs = page.getByRole("main").locator('p[class*="line-clamp-"]');
    expect(await blurbs.count(), path).toBeGreaterThan(0);
    const clipped = await blurbs.evaluateAll((all) =>
      all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent),
    );
    expect(clipped, path).toEqual([]);
  }
});
