import { accessibilityFaults } from "./support/accessibility";
import { ScriptedStream } from "./support/scripted-stream";
import { expect, test } from "./support/test";
import { listedTheme, ThemesPage } from "./support/themes-page";

/** The screen alone: the test mocks the server. The editor's day on the real server is in themes.spec. */
test.use({ expectedErrors: [/Failed to load resource/], timezoneId: "America/Los_Angeles" });

const crab = listedTheme({ id: "crab", targetWeek: "2026-12-03", theme: "The Crab Pots Are In" });
const lamp = listedTheme({ id: "lamp", targetWeek: "2026-12-10", theme: "A Window and a Lamp", status: "APPROVED" });
const noodles = listedTheme({ id: "noodles", targetWeek: "2026-12-24", theme: "Noodles on the Night Before" });
const all = () => [noodles, crab, lamp];
const GENERATION = "/api/scheduled-themes/generate";

let themesPage: ThemesPage;
test.beforeEach(async ({ page }) => {
  themesPage = await ThemesPage.forAdmin(page);
});

test("loading, failing, trying again, and weeks in their order", async ({ page }) => {
  await themesPage.mockThemes(all());
  const response = Promise.withResolvers<void>();
  let isHeld = true;
  await page.route("**/api/scheduled-themes?*", async (route) => {
    if (!isHeld) return route.fallback();
    await response.promise;
    isHeld = false;
    return route.fulfill({ status: 503, json: { error: "Closed for lunch." } });
  });
  await themesPage.open();
  await expect(page.getByText("Loading themes...")).toBeVisible();
  await expect(themesPage.filter("All")).toHaveAttribute("aria-pressed", "true");
  response.resolve();
  await expect(themesPage.alert).toContainText("Failed to fetch themes");
  await expect(themesPage.alert).toContainText("Closed for lunch.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(themesPage.alert).toHaveCount(0);
  await expect(themesPage.cards.getByRole("heading")).toHaveText([crab.theme, lamp.theme, noodles.theme]);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["December 2026"]);
});

test("each status has its label, and only open themes can be changed", async ({ page }) => {
  const statuses = ["PENDING", "APPROVED", "USED", "SKIPPED", "REGENERATED"] as const;
  await themesPage.mockThemes(
    statuses.map((status, i) =>
      listedTheme({
        id: status,
        status,
        targetWeek: `2026-10-0${i + 1}`,
        theme: `About ${status}`,
        seasonalContext: i === 0 ? "Figs, second crop" : null,
        guideId: i === 2 ? "a-guide-bcdfgh" : null,
      }),
    ),
  );
  await themesPage.open();
  for (const [i, word] of ["Pending", "Approved", "Used", "Skipped", "Regenerated"].entries()) {
    const card = themesPage.card(`About ${statuses[i]}`);
    await expect(card.getByText(word, { exact: true })).toBeVisible();
    await expect(card.getByRole("button")).toHaveText(
      i < 2 ? ["Edit", "Approve", "Re-imagine", "Generate preview", "Skip"] : [],
    );
  }
  await expect(themesPage.cards.getByRole("time").first()).toHaveText("Thursday, Oct 1, 2026");
  await expect(themesPage.cards.first()).toContainText("Why PENDING");
  await expect(themesPage.cards.first()).toContainText("Figs, second crop");
  const guide = page.getByRole("link", { name: "View Guide" });
  await expect(guide).toHaveCount(1);
  await expect(guide).toHaveAttribute("href", "/guide/a-guide-bcdfgh");
});

test("a run is shown from beginning to end", async ({ page }) => {
  await page.clock.install();
  const themes = [lamp];
  const requests = await themesPage.mockThemes(themes);
  const run = await ScriptedStream.of(page, `POST ${GENERATION}`);
  await themesPage.open();
  await expect(themesPage.cards).toHaveCount(1);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await themesPage.generate.click();
  await expect(themesPage.banner).toHaveText(/^Preparing to generate 52 themes/);
  await expect(themesPage.generate).toBeDisabled();
  await run.opened();
  await run.emit("started", { weeks: 52 });
  await run.emit("log", { message: "December: crab and long nights" });
  await expect(themesPage.banner).toContainText("New themes: 0/52 • Skipped: 0 • 0s");
  await expect(themesPage.banner).toContainText("December: crab and long nights");
  await run.emit("saved", { theme: noodles });
  await run.emit("saved", { theme: crab });
  await run.emit("skipped", { targetWeek: lamp.targetWeek });
  await expect(themesPage.cards.getByRole("heading")).toHaveText([crab.theme, lamp.theme, noodles.theme]);
  await run.emit("saved", { theme: { ...crab, theme: "Crab, after all" } });
  await expect(themesPage.cards.getByRole("heading")).toHaveText(["Crab, after all", lamp.theme, noodles.theme]);
  await page.clock.runFor(1_000);
  await expect(themesPage.banner).toContainText("New themes: 3/52 • Skipped: 1 • 1s");
  await page.clock.runFor(61_000);
  await expect(themesPage.banner).toContainText("• 1m 02s");
  await expect(themesPage.press(lamp.theme, "Skip")).toBeEnabled();
  await themesPage.filter("Approved").click();
  await expect(themesPage.cards.getByRole("heading")).toHaveText([lamp.theme]);
  await themesPage.filter("All").click();

  themes.push(crab, noodles);
  const before = requests.length;
  await run.emit("complete", { savedCount: 3, skippedCount: 49 });
  await expect(themesPage.banner).toContainText("Created 3 new themes and skipped 49 existing ones in 1m 02s");
  await expect(themesPage.generate).toBeEnabled();
  await expect(themesPage.cards.getByRole("heading")).toHaveText([crab.theme, lamp.theme, noodles.theme]);
  expect(requests.length).toBeGreaterThan(before);
  await page.clock.runFor(5_000);
  await expect(themesPage.banner).toContainText("in 1m 02s");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(themesPage.banner).toHaveCount(0);
});

test("a run that fails says so, whether it was refused or aborted", async ({ page }) => {
  await themesPage.mockThemes([]);
  let isRefused = true;
  await page.route(`**${GENERATION}`, (route) => {
    if (route.request().method() === "GET") return route.fallback();
    if (isRefused) return route.fulfill({ status: 503, json: { error: "The kitchen is closed." } });
    return route.abort();
  });
  await themesPage.open();
  await expect(page.getByText("No themes found for this filter.")).toBeVisible();
  await themesPage.generateFirst.click();
  await expect(themesPage.banner).toContainText("Theme generation failed.");
  await expect(themesPage.banner).toContainText("The kitchen is closed.");
  await expect(themesPage.generateFirst).toBeEnabled();
  isRefused = false;
  await themesPage.generateFirst.click();
  await expect(themesPage.banner).toContainText("Failed to generate themes");
});

test("a current run is joined on opening, and again when its connection breaks", async ({ page }) => {
  await themesPage.mockThemes([]);
  const run = await ScriptedStream.of(page, `GET ${GENERATION}`);
  await themesPage.open();
  await run.opened();
  await run.emit("started", { weeks: 52, elapsedSeconds: 90 });
  await run.emit("saved", { theme: crab });
  await expect(themesPage.banner).toContainText(/New themes: 1\/52 • Skipped: 0 • 1m \d\ds/);
  await expect(themesPage.generate).toBeDisabled();
  await run.cut();
  await run.opened();
  await expect(themesPage.generate).toBeDisabled();
  await run.emit("started", { weeks: 52, elapsedSeconds: 92 });
  for (const theme of [crab, lamp]) await run.emit("saved", { theme });
  await expect(themesPage.banner).toContainText("New themes: 2/52");
  await expect(themesPage.cards).toHaveCount(2);
  await run.emit("error", { message: "The model has gone home." });
  await expect(themesPage.banner).toContainText("Theme generation failed.");
  await expect(themesPage.banner).toContainText("The model has gone home.");
});

test("a theme is re-imagined, step by step, and the success message disappears after three seconds", async ({
  page,
}) => {
  await page.clock.install();
  await themesPage.mockThemes(all());
  const run = await ScriptedStream.of(page, "POST /api/scheduled-themes/crab/regenerate");
  await themesPage.open();
  await expect(themesPage.cards).toHaveCount(3);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const message = themesPage.card(crab.theme).getByRole("status").filter({ hasText: /./ });
  await themesPage.press(crab.theme, "Re-imagine").click();
  await expect(message).toHaveText("Re-imagining theme...");
  for (const name of ["Edit", "Approve", "Re-imagine", "Generate preview", "Skip"]) {
    await expect(themesPage.press(crab.theme, name)).toBeDisabled();
    await expect(themesPage.press(lamp.theme, name)).toBeEnabled();
  }
  await run.opened();
  await run.emit("started");
  await expect(message).toHaveText("Regenerating with fresh ideas...");
  await run.emit("updated", { theme: { ...crab, rationale: "Another reason" } });
  await expect(message).toHaveText("Saving refreshed theme...");
  await expect(themesPage.card(crab.theme)).toContainText("Another reason");
  await run.emit("complete", { theme: { ...crab, rationale: "Another reason" } });
  await expect(message).toHaveText("Theme refreshed!");
  await expect(themesPage.press(crab.theme, "Re-imagine")).toBeFocused();
  await page.clock.runFor(2_999);
  await expect(message).toHaveText("Theme refreshed!");
  await page.clock.runFor(1);
  await expect(message).toHaveCount(0);

  await themesPage.press(crab.theme, "Re-imagine").click();
  await run.opened();
  await run.emit("error", { message: "It was used this morning." });
  await expect(themesPage.alert).toContainText("Failed to regenerate theme");
  await expect(themesPage.alert).toContainText("It was used this morning.");
  await page.clock.runFor(10_000);
  await expect(themesPage.alert).toContainText("Failed to regenerate theme");
});

test("a preview is made, and the success message disappears after four seconds", async ({ page }) => {
  await page.clock.install();
  const themes = all();
  await themesPage.mockThemes(themes);
  const statuses = [Promise.withResolvers<number>(), Promise.withResolvers<number>()] as const;
  const pending = statuses.values();
  await page.route("**/api/scheduled-themes/crab/preview", async (route) => {
    const status = await pending.next().value?.promise;
    const theme = { ...crab, guideId: "crab-guide-bcdfgh" };
    if (status === 200) themes[1] = theme;
    await route.fulfill(status === 200 ? { json: { theme } } : { status, json: { error: "Nobody has crab." } });
  });
  await themesPage.open();
  await expect(themesPage.cards).toHaveCount(3);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const message = themesPage.card(crab.theme).getByRole("status").filter({ hasText: /./ });
  const asking = () => page.waitForRequest("**/preview");
  await Promise.all([asking(), themesPage.press(crab.theme, "Generate preview").click()]);
  await expect(message).toHaveText("Generating preview guide...");
  await expect(themesPage.press(crab.theme, "Generate preview")).toBeDisabled();
  await expect(themesPage.press(crab.theme, "Edit")).toBeEnabled();
  statuses[0].resolve(422);
  await expect(themesPage.alert).toContainText("Failed to generate preview");
  await expect(themesPage.alert).toContainText("Nobody has crab.");

  await Promise.all([asking(), themesPage.press(crab.theme, "Generate preview").click()]);
  await expect(themesPage.alert).toHaveCount(0);
  statuses[1].resolve(200);
  await expect(message).toHaveText("Preview ready! View guide to review content.");
  await expect(themesPage.press(crab.theme, "Regenerate preview")).toBeEnabled();
  await expect(themesPage.card(crab.theme).getByRole("link", { name: "View Guide" })).toHaveAttribute(
    "href",
    "/guide/crab-guide-bcdfgh",
  );
  await page.clock.runFor(3_999);
  await expect(message).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(message).toHaveCount(0);
});

test("a filter queries the server, and says when there are no results", async ({ page }) => {
  const requests = await themesPage.mockThemes(all());
  await themesPage.open();
  await expect(themesPage.cards).toHaveCount(3);
  for (const [name, count] of [
    ["Pending", 2],
    ["Approved", 1],
    ["Used", 0],
  ] as const) {
    await themesPage.filter(name).click();
    await expect(themesPage.filter(name)).toHaveAttribute("aria-pressed", "true");
    await expect(themesPage.cards).toHaveCount(count);
  }
  await expect(page.getByText("No themes found for this filter.")).toBeVisible();
  await expect(themesPage.generateFirst).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(themesPage.filter("All")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("No themes found for this filter.")).toHaveCount(0);
  const queries = requests.map((request) => Object.fromEntries(new URL(request.url()).searchParams));
  const common = { city: "San Francisco", limit: "100" };
  expect(queries).toContainEqual(common);
  for (const status of ["PENDING", "APPROVED", "USED"]) expect(queries).toContainEqual({ ...common, status });
});

test("changes in one tab are seen in the other", async ({ page, context }) => {
  const themes = all();
  await themesPage.mockThemes(themes);
  await themesPage.mockTheme("crab", () => {
    themes[1] = { ...crab, status: "APPROVED" };
    return { json: { theme: themes[1] } };
  });
  const other = new ThemesPage(await context.newPage());
  await other.mockThemes(themes);
  await Promise.all([themesPage.open(), other.open()]);
  await expect(other.card(crab.theme).getByText("Pending")).toBeVisible();
  await page.bringToFront();
  await themesPage.press(crab.theme, "Approve").click();
  await expect(other.card(crab.theme).getByText("Approved")).toBeVisible();
});

test("a hundred weeks are in order, and the screen is accessible", async ({ page }) => {
  const week = (i: number) => new Date(Date.UTC(2026, 10, 19 + 7 * i)).toISOString().slice(0, 10);
  const weeks = Array.from({ length: 100 }, (_, i) => listedTheme({ id: `w${i}`, targetWeek: week(i) }));
  await themesPage.mockThemes(weeks.toReversed());
  await themesPage.open();
  await expect(themesPage.cards).toHaveCount(100);
  const days = await themesPage.cards
    .getByRole("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  expect(days).toEqual(days.toSorted());
  await page
    .getByRole("navigation", { name: "Months" })
    .getByRole("link", { name: /^October 2027: / })
    .click();
  await expect(page.getByRole("heading", { name: "October 2027" })).toBeInViewport();
  expect(await accessibilityFaults(page)).toEqual([]);
  await themesPage.press("Theme w0", "Edit").click();
  await themesPage.press("Theme w1", "Skip").click();
  await expect(themesPage.dialog).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
