import { register } from "./support/account";
import { GuidePage } from "./support/guide-page";
import { MapPage, placesOfGuide } from "./support/map-page";
import { expect, test } from "./support/test";

test.use({ expectedErrors: [/Failed to load resource/] });

test("Escape leaves the sub-choice silently, back to the button that opened it", async ({ page }) => {
  const guide = await GuidePage.forNewReader(page);
  await guide.setStatus(1, "like");
  await guide.open();
  for (const [index, opener, first] of [
    [0, "Already Been", "Loved"],
    [1, "Change", "Liked"],
  ] as const) {
    const button = (name: string) => guide.choice(index, name);
    await button(opener).focus();
    for (const leaving of [first, "Never Again", "Cancel"]) {
      await page.keyboard.press("Enter");
      await expect(button(first)).toBeFocused();
      await button(leaving).focus();
      await page.keyboard.press("Escape");
      await expect(button(opener)).toBeFocused();
      await expect(button("Cancel")).toHaveCount(0);
    }
    // It closes nothing more, and what is closed stays so.
    await page.keyboard.press("Escape");
    await expect(button(opener)).toBeFocused();
  }
  await expect(guide.notice()).toBeHidden();
  expect(await guide.savedStatus(0)).toMatchObject({ status: null });
  expect(await guide.savedStatus(1)).toMatchObject({ status: "like" });
});

test("the menu of a place's card works by keyboard, and returns focus to its button", async ({ page }) => {
  const account = await register(page.request);
  const [place] = (await placesOfGuide(page.request, account, "Oakland")).places;
  if (!place) throw new Error("The guide is empty.");
  const map = new MapPage(page);
  await map.open(`?restaurant=${place.id}`);
  const list = page.getByRole("listbox", { name: `Your status for ${place.name}` });
  const option = (name: string) => list.getByRole("option", { name, exact: true });
  await expect(map.status).toContainText("Mark as");
  await map.status.focus();

  for (const [opening, closing] of [
    ["Enter", "Escape"],
    ["Space", "Escape"],
    ["ArrowDown", "Escape"],
    ["ArrowUp", "Tab"],
  ] as const) {
    await page.keyboard.press(opening);
    await expect(option("Loved")).toBeFocused();
    await expect(map.status).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press(closing);
    await expect(list).toHaveCount(0);
    await expect(map.status).toBeFocused();
    await expect(map.status).toHaveAttribute("aria-expanded", "false");
    await expect(map.card).toBeVisible();
  }
  await expect(map.status).toContainText("Mark as");

  await page.keyboard.press("Enter");
  await expect(option("Loved")).toBeFocused();
  for (const [key, name] of [
    ["ArrowUp", "Loved"],
    ["ArrowDown", "Liked"],
    ["End", "Not Interested"],
    ["ArrowDown", "Not Interested"],
    ["Home", "Loved"],
    ["i", "Interested"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(option(name)).toBeFocused();
  }
  const isKept = page.waitForResponse((response) => response.url().endsWith(`/${place.id}/status`));
  await page.keyboard.press("Enter");
  await expect(list).toHaveCount(0);
  await expect(map.status).toBeFocused();
  await expect(map.status).toContainText("Interested");
  expect((await isKept).ok()).toBe(true);

  await page.keyboard.press("Enter");
  await expect(option("Interested")).toBeFocused();
  await expect(option("Interested")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(option("Liked")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(map.status).toBeFocused();
  await expect(map.status).toContainText("Liked");
});
