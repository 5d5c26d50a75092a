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

test("a visitor finds what is near them by one press, and where they are isn't sent", async ({ page, context }) => {
  await page.goto("/");
  const near = page.getByRole("button", { name: "Near me" });
  await near.tap();
  await expect(page.getByText("Your browser doesn't share where you are.")).toBeVisible();

  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 38.58, longitude: -121.49 });
  await near.tap();
  await expect(page.getByText("You seem to be far from where we know places")).toBeVisible();

  await context.setGeolocation({ latitude: 37.7599, longitude: -122.4148 });
  await page.goto("/");
  await page.getByRole("searchbox", { name: "Find somewhere for tonight" }).fill("tacos near me");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await near.tap();
  await page.waitForURL(/\/search\?q=/);
  await expect(page.getByRole("searchbox")).toHaveValue("tacos near Mission, San Francisco");
  await expect(page.getByText("0.1 mi from the Mission").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Call / }).first()).toBeVisible();
  expect(sent.filter((request) => request.includes("37.7"))).toEqual([]);
});
