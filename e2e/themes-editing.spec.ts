import { expect, test } from "./support/test";
import { listedTheme, ThemesPage } from "./support/themes-page";

/** What an editor does to one theme, against mocked responses. */
test.use({ expectedErrors: [/Failed to load resource/], timezoneId: "America/Los_Angeles" });

const crab = listedTheme({ id: "crab", targetWeek: "2026-12-03", theme: "The Crab Pots Are In" });
const lamp = listedTheme({ id: "lamp", targetWeek: "2026-12-10", theme: "A Window and a Lamp", status: "APPROVED" });
const noodles = listedTheme({ id: "noodles", targetWeek: "2026-12-24", theme: "Noodles on the Night Before" });
const all = () => [noodles, crab, lamp];

let themesPage: ThemesPage;
test.beforeEach(async ({ page }) => {
  themesPage = await ThemesPage.forAdmin(page);
});

test("text is edited in place, sent as typed, and kept when the server refuses", async ({ page }) => {
  await themesPage.mockThemes(all());
  let isRefused = true;
  const requests = await themesPage.mockTheme("crab", (request) =>
    isRefused
      ? { status: 400, json: { error: "Too long." } }
      : { json: { theme: { ...crab, ...request.postDataJSON() } } },
  );
  await themesPage.open();
  await themesPage.press(crab.theme, "Edit").click();
  const card = themesPage.card(crab.theme);
  const words = card.getByRole("textbox", { name: "Theme" });
  const why = card.getByRole("textbox", { name: "Rationale" });
  await expect(words).toBeFocused();
  await expect(words).toHaveValue(crab.theme);
  for (const box of [words, why]) await expect(box).toHaveAttribute("rows", "2");
  await page.keyboard.press("Escape");
  await expect(words).toHaveCount(0);
  await expect(themesPage.press(crab.theme, "Edit")).toBeFocused();

  await page.keyboard.press("Enter");
  await words.fill("Crab,  twice\n");
  await why.fill("");
  await page.keyboard.press("Escape");
  await expect(words).toHaveValue("Crab,  twice\n");
  await themesPage.filter("Approved").click();
  await themesPage.filter("All").click();
  await expect(words).toHaveValue("Crab,  twice\n");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(themesPage.alert).toContainText("Failed to update theme");
  await expect(themesPage.alert).toContainText("Too long.");
  isRefused = false;
  await card.getByRole("button", { name: "Save" }).click();
  await expect(themesPage.press("Crab, twice", "Edit")).toBeFocused();
  expect(requests.map((request) => [request.method(), request.postDataJSON()])).toEqual(
    Array(2).fill(["PUT", { theme: "Crab,  twice\n", rationale: "" }]),
  );
  await themesPage.press(lamp.theme, "Edit").click();
  await themesPage.card(lamp.theme).getByRole("button", { name: "Cancel" }).click();
  await expect(themesPage.press(lamp.theme, "Edit")).toBeFocused();
});

test("approving reports a failure, and moves on to the next pending theme", async () => {
  await themesPage.mockThemes(all());
  let isRefused = true;
  const requests = await themesPage.mockTheme("crab", () =>
    isRefused ? { status: 500, json: {} } : { json: { theme: { ...crab, status: "APPROVED" } } },
  );
  await themesPage.open();
  await themesPage.filter("Pending").click();
  await expect(themesPage.cards).toHaveCount(2);
  await themesPage.press(crab.theme, "Approve").click();
  await expect(themesPage.alert).toHaveText(/^Failed to approve theme/);
  isRefused = false;
  await themesPage.press(crab.theme, "Approve").click();
  await expect(themesPage.card(crab.theme)).toHaveCount(0);
  await expect(themesPage.press(noodles.theme, "Approve")).toBeFocused();
  expect(requests.at(-1)?.postDataJSON()).toEqual({ status: "APPROVED" });
  await themesPage.filter("All").click();
  await expect(themesPage.cards).toHaveCount(3);
});

test("all pending themes of a month are approved at once, after a question that says how many", async ({ page }) => {
  const january = listedTheme({ id: "soup", targetWeek: "2027-01-07", theme: "Soup" });
  await themesPage.mockThemes([...all(), january]);
  let isRefused = true;
  const bodies: unknown[] = [];
  await page.route("**/api/scheduled-themes/approve", (route) => {
    bodies.push(route.request().postDataJSON());
    if (isRefused) return route.fulfill({ status: 500, json: {} });
    return route.fulfill({ json: { themes: [crab, noodles].map((theme) => ({ ...theme, status: "APPROVED" })) } });
  });
  await themesPage.open();
  await expect(page.getByRole("button", { name: "Approve all 3 pending themes of the year" })).toBeVisible();
  await page.getByRole("button", { name: "Approve all 2 pending themes of December 2026" }).click();
  const question = page.getByRole("dialog", { name: "Approve 2 pending themes of December 2026?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  expect(bodies).toEqual([]);
  await page.getByRole("button", { name: "Approve all 2 pending themes of December 2026" }).click();
  await question.getByRole("button", { name: "Approve 2 pending themes" }).click();
  await expect(question.getByRole("alert")).toHaveText(/^Failed to approve themes/);
  isRefused = false;
  await question.getByRole("button", { name: "Approve 2 pending themes" }).click();
  await expect(question).toBeHidden();
  await expect(themesPage.card(crab.theme).getByText("Approved", { exact: true })).toBeVisible();
  await expect(themesPage.card(january.theme).getByText("Pending", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Approve all/ })).toHaveCount(0);
  await expect(page.getByText("Approved 2 themes.")).toBeAttached();
  expect(bodies.at(-1)).toEqual({ ids: ["crab", "noodles"] });
});

test("skipping asks first, reports a failure, and moves on to the next", async ({ page }) => {
  const themes = all();
  await themesPage.mockThemes(themes);
  let isRefused = true;
  const requests = await themesPage.mockTheme("crab", () => (isRefused ? { status: 500, json: {} } : { status: 204 }));
  await themesPage.open();
  await themesPage.press(crab.theme, "Skip").click();
  await expect(themesPage.dialog).toBeVisible();
  await themesPage.dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(themesPage.dialog).toBeHidden();
  await expect(themesPage.press(crab.theme, "Skip")).toBeFocused();
  expect(requests).toEqual([]);

  await page.keyboard.press("Enter");
  await themesPage.dialog.getByRole("button", { name: "Skip" }).click();
  await expect(themesPage.dialog.getByRole("alert")).toHaveText(/^Failed to skip theme/);
  isRefused = false;
  themes.splice(1, 1);
  await themesPage.dialog.getByRole("button", { name: "Skip" }).click();
  await expect(themesPage.dialog).toBeHidden();
  await expect(themesPage.cards).toHaveCount(2);
  await expect(themesPage.card(lamp.theme)).toBeFocused();
  expect(requests.map((request) => request.method())).toEqual(["DELETE", "DELETE"]);
});
