import type { APIRequestContext, Page } from "@playwright/test";
import type { Guide } from "@/lib/contracts/guide";
import { accessibilityFaults } from "./support/accessibility";
import { register, setSessionCookies, signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

// A correction that is refused, and a guide that is hidden or deleted.
test.use({ expectedErrors: [/400 \(Bad Request\)|404 \(Not Found\)/] });
test.describe.configure({ mode: "serial" });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A guide that a new reader sparked, as every visitor reads it. */
async function sparkGuide(request: APIRequestContext, prompt: string): Promise<Guide> {
  const { token } = await register({ request });
  const headers = { ...bearer(token), accept: "application/json" };
  const made = await request.post("/api/guides", { headers, data: { city: "Peninsula", prompt } });
  expect(made.status(), await made.text()).toBe(200);
  const { guide } = await made.json();
  return (await request.get(`/api/guides/${guide.id}/public`)).json();
}

async function openGuideHealth(page: Page): Promise<string> {
  const { token } = await signInAdmin({ request: page.request });
  await setSessionCookies(page.context(), token);
  return token;
}

test("a reader reports a closed place; an administrator closes it, takes the replacement, and the page says so", async ({
  page,
  newVisitor,
  request,
}) => {
  const guide = await sparkGuide(request, "a neighborhood dinner with friends");
  const place = guide.entries[1]?.restaurant;
  if (!place) throw new Error("The guide has no second entry.");

  await test.step("a visitor reports it by keyboard, twice", async () => {
    const visitor = await newVisitor();
    for (const words of ["The windows are papered over <b>now</b>.", ""]) {
      await visitor.goto(`/guide/${guide.id}`);
      const entry = visitor.getByRole("region", { name: place.name, exact: true });
      await expect(entry.getByText("Closed", { exact: true })).toHaveCount(0);
      await entry.getByRole("button", { name: /^Something not right\?/ }).press("Enter");
      const form = entry.getByRole("form");
      await form.getByRole("radio", { name: "It has closed" }).check();
      await form.getByLabel("What you know").fill(words);
      expect(await accessibilityFaults(visitor)).toEqual([]);
      await form.getByRole("button", { name: "Send" }).press("Enter");
      await expect(entry.getByText("Thank you. An editor will look into it.")).toBeFocused();
    }
  });

  const token = await openGuideHealth(page);
  await page.goto("/admin/health");
  const report = page.getByRole("article", { name: `Reports on ${place.name}` });
  await expect(report.getByText(/^1 reader, last on/)).toBeVisible();
  await expect(report.getByText("The windows are papered over <b>now</b>.")).toBeVisible();
  await report.getByRole("button", { name: "Close the place" }).click();
  await expect(page.getByText(`${place.name} is closed now; every guide that holds it is flagged.`)).toBeFocused();
  await expect(report).toHaveCount(0);

  await test.step("until it is replaced, the public page says that it is closed", async () => {
    const visitor = await newVisitor();
    await visitor.goto(`/guide/${guide.id}`);
    const entry = visitor.getByRole("region", { name: place.name, exact: true });
    await expect(entry.getByText("Closed", { exact: true })).toBeVisible();
  });

  const flag = page.getByRole("article", { name: `${place.name} in ${guide.name}`, exact: true });
  await expect(flag.getByText("Closed", { exact: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await flag.getByRole("button", { name: "Suggest a replacement" }).click();
  const proposal = flag.getByRole("region", { name: `Replacement for ${place.name}` });
  const replacement = (await proposal.getByRole("heading").textContent()) ?? "";
  expect(guide.entries.map(({ restaurant }) => restaurant.name)).not.toContain(replacement);
  await proposal.getByRole("button", { name: "Put it in" }).click();
  await expect(page.getByText(`${replacement} stands in for ${place.name} now.`)).toBeVisible();
  await expect(flag).toHaveCount(0);

  const reader = await newVisitor();
  await reader.goto(`/guide/${guide.id}`);
  await expect(reader.getByRole("list", { name: "Updates" })).toHaveText(
    new RegExp(`^Updated on .+, because ${place.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")} closed\\.$`),
  );
  const names = reader.locator("[id^='restaurant-'] h2");
  await expect(names.nth(1)).toHaveText(replacement);
  await expect(names).toHaveCount(guide.entries.length);

  const reopened = await request.put(`/api/restaurants/${place.id}`, {
    headers: bearer(token),
    data: { isOpen: true },
  });
  expect((await reopened.json()).restaurant.isOpen).toBe(true);
});

test("an editor corrects a place from a report, and errors in the correction are shown", async ({ page, request }) => {
  const guide = await sparkGuide(request, "breakfast on a slow morning");
  const place = guide.entries[0]?.restaurant;
  if (!place) throw new Error("The guide is empty.");
  const sent = await request.post("/api/reports", {
    data: { restaurantId: place.id, guideId: guide.id, kind: "phone", words: "Nobody answers." },
  });
  expect(sent.status()).toBe(202);

  const token = await openGuideHealth(page);
  await page.goto("/admin/health");
  const report = page.getByRole("article", { name: `Reports on ${place.name}` });
  await report.getByRole("button", { name: "Correct it" }).click();
  await report.getByLabel("Phone").fill("ring twice");
  await report.getByRole("button", { name: "Save" }).click();
  await expect(report.getByRole("alert")).toHaveText(
    "That doesn't look like a phone number. Try one like (415) 555-0134.",
  );
  await report.getByLabel("Phone").fill("650 555 0134");
  await report.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${place.name} was corrected.`)).toBeVisible();

  const flag = page.getByRole("article", { name: `${place.name} in ${guide.name}`, exact: true });
  await expect(flag).toContainText("(650) 555-0134");
  await flag.getByRole("button", { name: "Still fine" }).click();
  await expect(flag).toHaveCount(0);
  const { restaurant } = await (await request.get(`/api/restaurants/${place.id}`, { headers: bearer(token) })).json();
  expect(restaurant.phoneNumber).toBe("(650) 555-0134");
});

test("from the table a guide is featured, hidden, shown and deleted, and the public pages follow", async ({
  page,
  request,
  newVisitor,
}) => {
  const guide = await sparkGuide(request, "noodle soup on a foggy day");
  const visitor = await newVisitor();
  const robots = async () => {
    await visitor.goto(`/guide/${guide.id}`);
    return visitor.locator('meta[name="robots"]').count();
  };
  const inSitemap = async () => (await (await request.get("/sitemap.xml")).text()).includes(guide.id);
  expect(await robots()).toBe(1);

  await openGuideHealth(page);
  await page.goto("/admin");
  await page.getByRole("link", { name: /^Manage Guides/ }).click();
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: guide.name.replace(": ", " : "), exact: true }) });
  await expect(row.first()).toContainText("Peninsula");
  await expect(row.first()).toContainText("User-created");
  const mine = page.getByRole("row").filter({ has: page.locator(`a[href="/guide/${guide.id}"]`) });
  expect(await accessibilityFaults(page)).toEqual([]);

  await mine.getByRole("button", { name: "Feature" }).click();
  await expect(mine.getByText("Featured", { exact: true })).toBeVisible();
  expect(await robots()).toBe(0);
  expect(await inSitemap()).toBe(true);
  await mine.getByRole("button", { name: "Unfeature" }).click();
  await expect(mine.getByText("Featured", { exact: true })).toHaveCount(0);
  expect(await robots()).toBe(1);
  expect(await inSitemap()).toBe(false);

  await mine.getByRole("button", { name: "Hide" }).click();
  await expect(mine.getByText("Hidden", { exact: true })).toBeVisible();
  await expect(mine).toContainText("User-created");
  expect((await visitor.goto(`/guide/${guide.id}`))?.status()).toBe(404);
  await mine.getByRole("button", { name: "Show" }).click();
  await expect(mine.getByText("Hidden", { exact: true })).toHaveCount(0);
  expect((await visitor.goto(`/guide/${guide.id}`))?.status()).toBe(200);

  await mine.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`Are you sure you want to delete "${guide.name}"? This action cannot be undone.`);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(mine).toHaveCount(1);
  await mine.getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`“${guide.name}” was deleted.`)).toBeFocused();
  await expect(mine).toHaveCount(0);
  expect((await visitor.goto(`/guide/${guide.id}`))?.status()).toBe(404);
});

test.describe("when the server responds with an error", () => {
  test.use({ expectedErrors: [/500 \(Internal Server Error\)|409 \(Conflict\)/] });

  test("the table says that it could not be read, and why a guide could not be deleted", async ({ page }) => {
    await openGuideHealth(page);
    await page.route("**/api/guides?*", (route) => route.fulfill({ status: 500, json: { error: "No." } }));
    await page.goto("/admin/guides");
    await expect(page.getByRole("alert").getByText("Failed to fetch guides")).toBeVisible();
    await page.unroute("**/api/guides?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await expect(page.getByText("Failed to fetch guides")).toHaveCount(0);

    const sentence = "This guide goes out with Oakland's email of November 19, 2026, which is paused.";
    await page.route("**/api/guides/*", (route) =>
      route.request().method() === "DELETE"
        ? route.fulfill({ status: 409, json: { error: sentence } })
        : route.fallback(),
    );
    await page.getByRole("row").nth(1).getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    const alert = page.getByRole("dialog").getByRole("alert");
    await expect(alert.getByText("Failed to delete guide", { exact: true })).toBeVisible();
    await expect(alert).toContainText(sentence);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("an empty table says so, and one of many hundreds works on a phone", async ({ page }) => {
    await openGuideHealth(page);
    await page.route("**/api/guides?*", (route) => route.fulfill({ json: { guides: [] } }));
    await page.goto("/admin/guides");
    await expect(page.getByText("No guides found.")).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.unroute("**/api/guides?*");
    await page.route("**/api/guides?*", (route) => {
      const city = new URL(route.request().url()).searchParams.get("city");
      const guides = Array.from({ length: 150 }, (_, i) => ({
        id: `${city}-${i}`,
        name: `Guide ${i} of ${city}`,
        city,
        isEmailGuide: i % 2 === 0,
        isAdminOnly: i % 4 === 0,
        createdAt: new Date(Date.UTC(2026, 0, 1, i)).toISOString(),
      }));
      return route.fulfill({ json: { guides } });
    });
    await page.reload();
    await expect(page.getByRole("row")).toHaveCount(751);
    await expect(page.getByRole("row").nth(1)).toContainText("Guide 149");
    await expect(page.getByRole("row").filter({ hasText: "Guide 148 of Oakland" })).toContainText("Email preview");
    await page.getByLabel("Find a guide").fill("149 of oak");
    await expect(page.getByRole("row")).toHaveCount(2);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

test("the admin calls are for administrators, before anything is looked up; anybody may report", async ({
  request,
}) => {
  const calls = [
    ["GET", "/api/guides/flags"],
    ["GET", "/api/reports"],
    ["PUT", "/api/guides/nonsense"],
    ["DELETE", "/api/guides/nonsense"],
    ["PUT", "/api/restaurants/nonsense"],
    ["POST", "/api/reports/nonsense/settle"],
    ["POST", "/api/guides/nonsense/entries/nonsense/proposal"],
    ["POST", "/api/guides/nonsense/entries/nonsense/replace"],
    ["POST", "/api/guides/nonsense/entries/nonsense/dismiss"],
    ["DELETE", "/api/guides/nonsense/entries/nonsense"],
  ] as const;
  const dataOf = (method: string) => (method === "GET" ? undefined : {});
  const statuses = async (headers: Record<string, string>) => {
    const all = new Set<number>();
    for (const [method, path] of calls) {
      all.add((await request.fetch(path, { method, headers, data: dataOf(method) })).status());
    }
    return [...all];
  };
  expect(await statuses({})).toEqual([401]);
  expect(await statuses(bearer((await register({ request })).token))).toEqual([403]);

  const headers = bearer((await signInAdmin({ request })).token);
  expect((await request.put("/api/guides/nonsense", { headers, data: {} })).status()).toBe(400);
  expect((await request.put("/api/guides/nonsense", { headers, data: { isHidden: true } })).status()).toBe(404);
  expect((await request.delete("/api/guides/nonsense", { headers, data: {} })).status()).toBe(404);
  const report = { restaurantId: "nonsense", guideId: "nonsense", kind: "closed" };
  expect((await request.post("/api/reports", { data: report })).status()).toBe(404);
  expect((await request.post("/api/reports", { data: { ...report, words: "x".repeat(501) } })).status()).toBe(400);
});
