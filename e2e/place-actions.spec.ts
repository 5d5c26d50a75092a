import type { Locator } from "@playwright/test";
import { accessibilityFaults } from "./support/accessibility";
import { bearer, register } from "./support/account";
import { saveStatus } from "./support/map-page";
import { expect, test } from "./support/test";

const ZUNI = { id: "zuni-cafe", name: "Zuni Café" };
const TARGET_PX = 44;

/** A row leads there, calls and opens the site, each large enough for a finger and under nothing else. */
async function expectActions(row: Locator): Promise<void> {
  const links = [/^Directions to /, /^Call /, /, the website of /].map((name) => row.getByRole("link", { name }));
  for (const link of links) {
    await expect(link).toHaveAttribute("href", /^(https?|tel):/);
    await link.click({ trial: true });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET_PX);
  }
  const [first, , last] = await Promise.all(links.map((link) => link.boundingBox()));
  expect(first?.y, "on one line").toBe(last?.y);
  expect((await links[1]?.boundingBox())?.width, "the call").toBeGreaterThanOrEqual(60);
}

for (const width of [320, 1440]) {
  test(`rows of places lead there, call and open the site, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const fits = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await accessibilityFaults(page)).toEqual([]);
    };
    await page.goto("/search?q=zuni");
    await expectActions(page.getByRole("region", { name: "Places" }).getByRole("listitem").first());
    await fits();

    const account = await register(page.request);
    await saveStatus(page.request, account, ZUNI, { status: "love" });
    await page.goto("/profile");
    const marked = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: ZUNI.name }) });
    await expectActions(marked);
    await fits();

    const headers = bearer(account);
    const { list } = await (await page.request.post("/api/lists", { headers, data: { name: "Chicken" } })).json();
    await page.request.put(`/api/lists/${list.id}/places/${ZUNI.id}`, { headers, data: {} });
    await page.goto(`/profile/lists/${list.id}`);
    await expectActions(page.getByRole("list", { name: "Places on this list" }).getByRole("listitem"));
    await fits();

    for (const id of ["burma-superstar", "marufuku-ramen"])
      await saveStatus(page.request, account, { id }, { status: "love" });
    await page.goto("/discover");
    const proposals = page.getByRole("region", { name: "Three for you" }).getByRole("listitem");
    await expect(proposals).toHaveCount(3);
    for (const row of await proposals.all())
      await expect(row.getByRole("link", { name: /^Directions to / })).toHaveAttribute("href", /^https:/);
    await fits();
  });
}
