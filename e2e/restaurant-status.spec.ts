import { accessibilityFaults } from "./support/accessibility";
import { GuidePage } from "./support/guide-page";
import { expect, test } from "./support/test";

test.use({ expectedErrors: [/Failed to load resource/] });

test("a status is set, rated, changed and cleared, and records the guide it came from", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  const button = (name: string) => guide.choice(0, name);

  await button("Interested").click();
  await expect(button("Interested")).toHaveAttribute("aria-pressed", "true");
  await expect(button("Interested")).toBeFocused();
  await expect(guide.inContents(0)).toContainText("Interested");
  await button("Not Interested").click();
  await expect(button("Interested")).toHaveAttribute("aria-pressed", "false");
  await button("Not Interested").click();
  await expect(button("Not Interested")).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => guide.savedStatus(0)).toEqual({ status: null, origin: undefined });

  await button("Already Been").click();
  await expect(button("Loved")).toBeFocused();
  await button("Cancel").click();
  await expect(button("Already Been")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(guide.entry(0)).toContainText("Your rating:Loved");
  await expect(button("Change")).toBeFocused();
  await expect.poll(() => guide.savedStatus(0)).toEqual({ status: "love", origin: guide.guide.id });

  await button("Change").click();
  await expect(button("Loved")).toBeFocused();
  await expect(button("Loved")).toHaveAttribute("aria-pressed", "true");
  await button("Liked").click();
  await expect(guide.entry(0)).toContainText("Your rating:Liked");
  await button("Change").click();
  await button("Interested").click();
  await expect(button("Interested")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => guide.savedStatus(0)).toEqual({ status: "interested", origin: guide.guide.id });
  await page.reload();
  await expect(button("Interested")).toHaveAttribute("aria-pressed", "true");
});

for (const width of [320, 360, 390, 412, 834, 1440])
  test(`a double tap opens or closes the ratings once, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const guide = await GuidePage.forNewReader(page);
    await guide.open();
    await guide.choice(0, "Already Been").dblclick();
    await expect(guide.choice(0, "Loved")).toBeVisible();
    await expect(guide.choice(0, "Already Been")).toBeHidden();
    await expect(guide.notice()).toBeHidden();
    expect((await guide.savedStatus(0)).status).toBeNull();

    // What lies between two double taps is done by keyboard, which is never taken for the half of one.
    await guide.choice(0, "Loved").press("Escape");
    await guide.choice(0, "Already Been").press("Enter");
    await guide.choice(0, "Cancel").dblclick();
    await expect(guide.choice(0, "Already Been")).toBeVisible();
    await expect(guide.choice(0, "Cancel")).toBeHidden();

    await guide.choice(0, "Already Been").press("Enter");
    for (const rating of ["Loved", "Liked", "Never Again"]) {
      await guide.choice(0, rating).dblclick();
      await expect(guide.entry(0)).toContainText(`Your rating:${rating}`);
      await expect(guide.choice(0, "Cancel")).toBeHidden();
      await guide.choice(0, "Change").press("Enter");
    }
    await expect(guide.choice(0, "Cancel")).toBeVisible();
  });

test("each change can be undone, by its notice or by keyboard, with its former guide", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.setStatus(1, "like");
  await guide.open();
  const { name } = guide.place(0);

  await guide.choice(0, "Interested").click();
  await expect(guide.notice()).toContainText(`${name}: Interested`);
  await guide
    .notice()
    .getByRole("button", { name: `Undo for ${name}` })
    .click();
  await expect(guide.choice(0, "Interested")).toHaveAttribute("aria-pressed", "false");
  await expect(guide.choice(0, "Interested")).toBeFocused();
  await expect(guide.notice()).toBeHidden();
  await expect.poll(() => guide.savedStatus(0)).toEqual({ status: null, origin: undefined });

  await guide.choice(1, "Change").click();
  await guide.choice(1, "Clear").click();
  await expect(guide.notice()).toContainText("No status");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(guide.entry(1)).toContainText("Your rating:Liked");
  await guide.choice(1, "Change").click();
  await guide.choice(1, "Loved").click();
  await expect.poll(() => guide.savedStatus(1)).toEqual({ status: "love", origin: guide.guide.id });
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => guide.savedStatus(1)).toEqual({ status: "like", origin: undefined });
});

test("a notice stays while it is focused or hovered, and then disappears", async ({ page }) => {
  await page.clock.install();
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  await guide.choice(0, "Interested").click();
  const undo = guide.notice().getByRole("button", { name: /^Undo/ });
  await expect.poll(() => guide.savedStatus(0)).toMatchObject({ status: "interested" });
  await page.clock.runFor(6_000);
  await expect(undo).toBeVisible();
  await undo.focus();
  await page.clock.runFor(20_000);
  await expect(undo).toBeFocused();
  await guide.choice(0, "Already Been").focus();
  await page.clock.runFor(13_000);
  await expect(guide.notice()).toBeHidden();
});

test("what the server refuses is rolled back, with its sentence", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.setStatus(0, "like");
  await guide.open();
  const { id, name } = guide.place(0);
  const path = `**/api/restaurants/${id}/status`;
  const love = async () => {
    await guide.choice(0, "Change").click();
    await guide.choice(0, "Loved").click();
  };
  const expectTakenBack = async (sentence: string) => {
    await expect(page.getByRole("alert").filter({ hasText: `${name}: ${sentence}` })).toBeVisible();
    await expect(guide.entry(0)).toContainText("Your rating:Liked");
    await expect(guide.inContents(0)).toContainText("Liked");
    expect(await guide.savedStatus(0)).toMatchObject({ status: "like" });
  };

  await page.route(path, (route) => route.fulfill({ status: 500, json: { error: "The kitchen is on fire." } }));
  await love();
  await expectTakenBack("The kitchen is on fire.");
  await page.route(path, (route) => route.fulfill({ status: 200, json: {} }));
  await love();
  await expectTakenBack("Failed to update restaurant status");
  await page.route(path, (route) => route.abort());
  await love();
  await expectTakenBack("We could not reach the server.");
  // The server's own refusal: the guide was deleted after the page was rendered.
  await page.route(path, (route) =>
    route.continue({ postData: JSON.stringify({ status: "love", originGuideId: "gone-222222" }) }),
  );
  await love();
  await expectTakenBack("We couldn't find the guide of this place.");
  await page.unroute(path);
  await love();
  await expect.poll(() => guide.savedStatus(0)).toMatchObject({ status: "love" });
  await expect(page.getByRole("alert").filter({ hasText: name })).toBeHidden();
});

test("of quick changes the last one counts, and another tab follows", async ({ page, context }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.open();
  const other = await context.newPage();
  await guide.open("", other);
  let wait = 400;
  await page.route("**/status", async (route) => {
    // Sent concurrently, each response would overtake the one before it.
    wait /= 2;
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.continue();
  });
  await guide.choice(0, "Interested").click();
  await guide.choice(0, "Not Interested").click();
  await guide.choice(0, "Already Been").click();
  await guide.choice(0, "Liked").click();
  await expect(guide.entry(0)).toContainText("Your rating:Liked");
  await expect(guide.entry(0, other)).toContainText("Your rating:Liked");
  await expect(guide.notice(other)).toBeHidden();
  expect(await guide.savedStatus(0)).toMatchObject({ status: "like" });

  await guide.choice(0, "Change", other).click();
  await guide.choice(0, "Clear", other).click();
  await expect(guide.choice(0, "Already Been")).toBeVisible();
});

test("a never-again place is one line, until it is shown, linked to or changed", async ({ page, newVisitor }) => {
  const guide = await GuidePage.forNewReader(page);
  const { id, name } = guide.place(0);
  await guide.setStatus(0, "never_again");
  await guide.setStatus(1, "never_again");
  await guide.open();
  const flavor = guide.guide.entries[0]?.flavorText ?? "";
  await expect(guide.entry(0)).toContainText(`${name} You marked this Never Again: hidden, show`);
  await expect(page.getByText(flavor)).toHaveCount(0);
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(name);
  await expect(guide.inContents(0).getByRole("link")).toHaveAttribute("data-unwanted");

  await expect(guide.entry(0)).toContainText("to read it or change your rating.");
  await guide.choice(0, `show ${name}`).click();
  await expect(guide.entry(0)).toContainText("Your rating:Never Again");
  await expect(guide.choice(0, "Change")).toBeVisible();
  await expect(page.getByText(flavor)).toBeVisible();
  await expect(guide.entry(0)).toBeFocused();
  await guide.choice(0, "Hide this place").click();
  await expect(guide.choice(0, `show ${name}`)).toBeFocused();

  await guide.inContents(0).getByRole("link").click();
  await expect(page.getByText(flavor)).toBeVisible();
  await guide.choice(0, "Hide this place").click();
  await guide.inContents(0).getByRole("link").click();
  await expect(page.getByText(flavor)).toBeVisible();
  await guide.choice(0, "Change").click();
  await guide.choice(0, "Interested").click();
  await expect(guide.inContents(0).getByRole("link")).not.toHaveAttribute("data-unwanted");

  await guide.choice(2, "Already Been").click();
  await guide.choice(2, "Never Again").click();
  await expect(guide.entry(2).getByRole("heading")).toBeVisible();
  await expect(guide.choice(2, "Hide this place")).toBeVisible();

  await guide.open(`#restaurant-${guide.place(1).id}`);
  await page.reload();
  await expect(guide.entry(1).getByRole("heading")).toBeVisible();
  await expect(guide.entry(2)).toContainText("hidden");

  const visitor = await newVisitor();
  await visitor.goto(`/guide/${guide.guide.id}#restaurant-${id}`);
  await expect(guide.entry(1, visitor).getByRole("heading")).toBeVisible();
  await expect(visitor.getByText("hidden,")).toHaveCount(0);
  await expect(visitor.getByRole("button", { name: "Interested", exact: true })).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`every state of the choices is accessible, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const guide = await GuidePage.forNewReader(page);
    await guide.setStatus(0, "love");
    await guide.setStatus(1, "never_again");
    await guide.setStatus(2, "not_interested");
    await guide.open();
    await guide.choice(3, "Already Been").click();
    await guide.choice(0, "Change").click();
    await guide.choice(2, "Interested").click();
    await expect(guide.notice()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
