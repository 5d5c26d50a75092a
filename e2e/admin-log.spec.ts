import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Database, openDatabase } from "@/db/client";
import { urlFile } from "@/db/embedded/data-folder";
import { adminActions } from "@/db/schema";
import { makeEdition } from "@/lib/testing/authorization/create-subjects";
import { makeGuide } from "@/lib/testing/factories";
import { accessibilityFaults } from "./support/accessibility";
import { setSessionCookies, signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

let database: { db: Database; close: () => Promise<void> };
let token: string;

test.beforeAll(() => {
  const url = readFileSync(urlFile(process.env.E2E_DATA_DIR ?? ""), "utf8").trim();
  database = openDatabase(url, { max: 1 });
});
test.afterAll(() => database.close());

test.beforeEach(async ({ page, request }) => {
  ({ token } = await signInAdmin({ request }));
  await setSessionCookies(page.context(), token);
});

const entries = (page: Page) => page.getByRole("main").locator("ol > li");
/** An administrator with a unique name, and what they did: one action each minute, the latest last. */
async function someActions(rows: Partial<typeof adminActions.$inferInsert>[]): Promise<string> {
  const adminName = `mika-${randomUUID().slice(0, 8)}`;
  const start = Date.parse("2026-11-12T16:00:00Z");
  await database.db
    .insert(adminActions)
    .values(rows.map((row, i) => ({ at: new Date(start + i * 60_000), adminName, action: "theme.approved", ...row })));
  return adminName;
}

test("what administrators do is shown as a sentence, with a link to its subject", async ({ page }) => {
  const id = await makeEdition(database.db, "sending");
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post(`/api/editions/${id}/pause`, { headers, data: {} })).ok()).toBe(true);
  await page.goto("/admin/log");
  await expect(page.getByRole("heading", { level: 1, name: "Who Did What" })).toBeVisible();
  const entry = entries(page)
    .filter({ hasText: /^.*admin paused the Thursday email for Berkeley due January/ })
    .first();
  await expect(entry).toBeVisible();
  await entry.getByRole("link", { name: "Berkeley" }).click();
  await page.waitForURL("/admin/sends");
});

test("it is filtered by person and kind, and paged back to its beginning", async ({ page }) => {
  const guide = await makeGuide(database.db, { name: "Coats on Chairs", isAdminOnly: true });
  const change = { before: { theme: "Soup", rationale: "Fog." }, after: { theme: "Stew", rationale: "Fog." } };
  const name = await someActions([
    { action: "guide.corrected", subjectId: guide.id, subjectName: guide.name },
    ...Array.from({ length: 58 }, (_, i) => ({ subjectName: `Theme ${i}`, detail: { week: "2026-11-19" } })),
    { action: "theme.edited", subjectName: "Stew", detail: change },
  ]);
  await page.goto("/admin/log");
  await page.getByLabel("Who").selectOption(name);
  await expect(entries(page)).toHaveCount(50);
  await expect(entries(page).nth(1)).toHaveText(`8:58 AM${name} approved the theme “Theme 57” for November 19.`);
  const edited = entries(page).first();
  await expect(edited.getByText("After: Stew")).toBeHidden();
  await edited.getByText("Details").click();
  await expect(edited.getByText("After: Stew")).toBeVisible();
  await expect(edited.getByText("Fog.")).toHaveCount(0);

  await page.getByRole("button", { name: "Show older" }).click();
  await expect(entries(page)).toHaveCount(60);
  await expect(entries(page).nth(50)).toBeFocused();
  await expect(page.getByText("That is where the log begins.")).toBeVisible();
  await expect(entries(page).last().getByRole("link", { name: "Coats on Chairs" })).toHaveAttribute(
    "href",
    `/guide/${guide.id}`,
  );

  await page.getByLabel("What").selectOption("Guides");
  await expect(entries(page)).toHaveCount(1);
  await page.getByLabel("What").selectOption("Accounts");
  await expect(page.getByText("Nothing like this was done.")).toBeVisible();
});

test.describe("when the server does not respond", () => {
  test.use({ expectedErrors: [/status of 500/] });

  test("it says so, and tries again on request", async ({ page }) => {
    const name = await someActions([{ subjectName: "Soup" }]);
    let isBroken = true;
    await page.route("**/api/admin-log?*", (route) =>
      isBroken ? route.fulfill({ status: 500, json: { error: "The oven is cold." } }) : route.fallback(),
    );
    await page.goto("/admin/log");
    await expect(page.getByRole("alert").filter({ hasText: "The oven is cold." })).toBeVisible();
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByLabel("Who").selectOption(name);
    await expect(entries(page)).toHaveCount(1);
    await expect(page.getByText("The oven is cold.")).toHaveCount(0);
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`it is accessible, in ${colorScheme}`, async ({ page }) => {
    const name = await someActions([{ subjectName: "Soup", detail: { before: "open", after: "closed" } }]);
    await page.emulateMedia({ colorScheme });
    await page.goto("/admin/log");
    await page.getByLabel("Who").selectOption(name);
    await expect(entries(page)).toHaveCount(1);
    await page.getByText("Details").click();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
