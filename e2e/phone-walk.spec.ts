import { expect, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a visitor on a phone is at most four taps from the landing page to a called restaurant", async ({ page }) => {
  await page.goto("/");
  let taps = 0;
  const tap = async (name: RegExp) => {
    taps += 1;
    const link = page.getByRole("main").getByRole("link", { name }).first();
    expect((await link.boundingBox())?.height, String(name)).toBeGreaterThanOrEqual(24);
    await link.tap();
  };
  const lead = page.getByRole("main").locator('a[href^="/guide/"]').first();
  await expect(lead).toBeInViewport();
  taps += 1;
  await lead.tap();
  await page.waitForURL(/\/guide\//);
  const call = page.getByRole("link", { name: /^Call / }).first();
  await expect(call).toHaveAttribute("href", /^tel:\+?\d{10,}$/);
  // The telephone is not the page's to answer: what the tap would dial is what counts. React may start at this very tap: it
  // rewrites the title, and lets no listener below it hear of the tap, which dials all the same.
  await page.evaluate(() => {
    const hear = (event: Event) => {
      const link = (event.target as Element).closest('a[href^="tel:"]');
      if (!link) return;
      event.preventDefault();
      Object.assign(window, { dialed: link.getAttribute("href") });
    };
    window.addEventListener("click", hear, { capture: true });
  });
  await tap(/^Call /);
  await page.waitForFunction(() => /^tel:\+?\d{10,}$/.test(String(Reflect.get(window, "dialed"))));
  expect(taps).toBeLessThanOrEqual(4);
});
