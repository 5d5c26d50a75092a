import { expect, test } from "./support/test";
import { listedTheme, ThemesPage } from "./support/themes-page";

/** What an editor does to one theme, against a server whose answers the test tells. */
test.use({ expectedErrors: [/Failed to load resource/], timezoneId: "America/Los_Angeles" });

const crab = listedTheme({ id: "crab", targetWeek: "2026-12-03", theme: "The Crab Pots Are In" });
const lamp = listedTheme({ id: "lamp", targetWeek: "2026-12-10", theme: "A Window and a Lamp", status: "APPROVED" });
const noodles = listedTheme({ id: "noodles", targetWeek: "2026-12-24", theme: "Noodles on the Night Before" });
const all = () => [noodles, crab, lamp];

let desk: ThemesPage;
test.beforeEach(async ({ page }) => {
  desk = await ThemesPage.forAdmin(page);
});

test("words are changed in place, sent as typed, and kept when the server refuses", async ({ page }) => {
  await desk.listOf(all());
  let isRefused = true;
  const asked = await desk.answerTheme("crab", (request) =>
    isRefused
      ? { status: 400, json: { error: "Too long." } }
      : { json: { theme: { ...crab, ...request.postDataJSON() } } },
  );
  await desk.open();
  await desk.press(crab.theme, "Edit").click();
  const card = desk.card(crab.theme);
  const words = card.getByRole("textbox", { name: "Theme" });
  const why = card.getByRole("textbox", { name: "Rationale" });
  await expect(words).toBeFocused();
  await expect(words).toHaveValue(crab.theme);
  for (const box of [words, why]) await expect(box).toHaveAttribute("rows", "2");
  await page.keyboard.press("Escape");
  await expect(words).toHaveCount(0);
  await expect(desk.press(crab.theme, "Edit")).toBeFocused();

  await page.keyboard.press("Enter");
  await words.fill("Crab,  twice\n");
  await why.fill("");
  await page.keyboard.press("Escape");
  await expect(words).toHaveValue("Crab,  twice\n");
  await desk.filter("Approved").click();
  await desk.filter("All").click();
  await expect(words).toHaveValue("Crab,  twice\n");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(desk.alert).toContainText("Failed to update theme");
  await expect(desk.alert).toContainText("Too long.");
  isRefused = false;
  await card.getByRole("button", { name: "Save" }).click();
  await expect(desk.press("Crab, twice", "Edit")).toBeFocused();
  expect(asked.map((request) => [request.method(), request.postDataJSON()])).toEqual(
    Array(2).fill(["PUT", { theme: "Crab,  twice\n", rationale: "" }]),
  );
  await desk.press(lamp.theme, "Edit").click();
  await desk.card(lamp.theme).getByRole("button", { name: "Cancel" }).click();
  await expect(desk.press(lamp.theme, "Edit")).toBeFocused();
});

test("approving says when it fails, and goes on to the next that waits", async () => {
  await desk.listOf(all());
  let isRefused = true;
  const asked = await desk.answerTheme("crab", () =>
    isRefused ? { status: 500, json: {} } : { json: { theme: { ...crab, status: "APPROVED" } } },
  );
  await desk.open();
  await desk.filter("Pending").click();
  await expect(desk.cards).toHaveCount(2);
  await desk.press(crab.theme, "Approve").click();
  await expect(desk.alert).toHaveText(/^Failed to approve theme/);
  isRefused = false;
  await desk.press(crab.theme, "Approve").click();
  await expect(desk.card(crab.theme)).toHaveCount(0);
  await expect(desk.press(noodles.theme, "Approve")).toBeFocused();
  expect(asked.at(-1)?.postDataJSON()).toEqual({ status: "APPROVED" });
  await desk.filter("All").click();
  await expect(desk.cards).toHaveCount(3);
});

test("skipping asks first, says when it fails, and goes on to the next", async ({ page }) => {
  const themes = all();
  await desk.listOf(themes);
  let isRefused = true;
  const asked = await desk.answerTheme("crab", () => (isRefused ? { status: 500, json: {} } : { status: 204 }));
  await desk.open();
  await desk.press(crab.theme, "Skip").click();
  await expect(desk.dialog).toBeVisible();
  await desk.dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(desk.dialog).toBeHidden();
  await expect(desk.press(crab.theme, "Skip")).toBeFocused();
  expect(asked).toEqual([]);

  await page.keyboard.press("Enter");
  await desk.dialog.getByRole("button", { name: "Skip" }).click();
  await expect(desk.dialog.getByRole("alert")).toHaveText(/^Failed to skip theme/);
  isRefused = false;
  themes.splice(1, 1);
  await desk.dialog.getByRole("button", { name: "Skip" }).click();
  await expect(desk.dialog).toBeHidden();
  await expect(desk.cards).toHaveCount(2);
  await expect(desk.card(lamp.theme)).toBeFocused();
  expect(asked.map((request) => request.method())).toEqual(["DELETE", "DELETE"]);
});
