import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./support/accessibility";
import { bearer, register } from "./support/account";
import { expect, test } from "./support/test";

/* A visitor opens a guide that is not public for them. */
test.use({ expectedErrors: [/status of 40[04]/] });
test.describe.configure({ timeout: 60_000 });

/** A new reader, signed in on this page, with a guide of their own. */
async function sparkGuide(page: Page): Promise<{ id: string; name: string }> {
  const account = await register(page.request);
  const response = await page.request.post("/api/guides", {
    headers: { ...bearer(account), accept: "application/json" },
    data: { city: "Oakland", prompt: "cosy Italian date night, not too loud" },
  });
  return (await response.json()).guide;
}

test("an author renames, hides, shows and deletes a guide", async ({ page, newVisitor }) => {
  const { id, name } = await sparkGuide(page);
  const visitor = await newVisitor();
  const statusForVisitor = async () => (await visitor.goto(`/guide/${id}`))?.status();
  expect(await statusForVisitor()).toBe(200);

  await page.goto("/profile");
  await page.getByRole("navigation", { name: "Your profile" }).getByRole("link", { name: "Guides" }).click();
  await page.waitForURL("/profile/guides");
  const rows = page.getByRole("list", { name: "Your guides" }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: `Rename : ${name}` }).click();
  const title = page.getByLabel("Title");
  await expect(title).toBeFocused();
  await title.fill("no");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("A title has 3 to 120 characters.")).toBeVisible();
  await title.fill("Quiet tables: For two");
  await title.press("Enter");
  await expect(page.getByRole("heading", { name: "Quiet tables : For two" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rename : Quiet tables: For two" })).toBeFocused();
  expect(await statusForVisitor()).toBe(200);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Quiet tables");

  await page.getByRole("button", { name: "Hide from others: Quiet tables: For two" }).click();
  await expect(rows.getByText("Hidden: only you see it.")).toBeVisible();
  expect(await statusForVisitor()).toBe(404);
  await page.goto(`/guide/${id}`);
  await expect(page.getByText("Your guide. Only you see it.")).toBeVisible();
  await page.goto("/profile/guides");
  await page.getByRole("button", { name: "Show to everyone: Quiet tables: For two" }).click();
  await expect(rows.getByText("Hidden")).toHaveCount(0);
  expect(await statusForVisitor()).toBe(200);

  await page.getByRole("button", { name: "Delete : Quiet tables: For two" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "Delete : Quiet tables: For two" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(/^No guides of yours yet\./)).toBeVisible();
  expect(await statusForVisitor()).toBe(404);
});

test("an author does the same on the guide's own page, and nobody else can there", async ({ page, newVisitor }) => {
  const { id, name } = await sparkGuide(page);
  await page.goto(`/guide/${id}`);
  const tools = page.getByRole("region", { name: "Your guide" });
  await tools.getByRole("button", { name: `Rename : ${name}` }).click();
  await tools.getByLabel("Title").fill("Quiet tables: For two");
  await tools.getByLabel("Title").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Quiet tables");
  await expect(tools.getByRole("button", { name: "Rename : Quiet tables: For two" })).toBeFocused();

  const visitor = await newVisitor();
  await visitor.goto(`/guide/${id}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Quiet tables");
  await expect(visitor.getByRole("region", { name: "Your guide" })).toHaveCount(0);

  await tools.getByRole("button", { name: /^Hide from others/ }).click();
  await expect(tools.getByText("Your guide. Only you see it.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Share/ })).toHaveCount(0);
  expect((await visitor.goto(`/guide/${id}`))?.status()).toBe(404);
  await tools.getByRole("button", { name: /^Show to everyone/ }).click();
  await expect(tools.getByText("Your guide. Anybody can read it.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Share/ })).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 720 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await tools.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.waitForURL("/profile/guides");
  await expect(page.getByText(/^No guides of yours yet\./)).toBeVisible();
});

test("somebody else's guide is not theirs to change", async ({ page, newVisitor }) => {
  const { id } = await sparkGuide(page);
  const other = await newVisitor();
  const headers = bearer(await register(other.request));
  const own = `/api/guides/${id}/own`;
  expect((await other.request.put(own, { headers, data: { isListed: false } })).status()).toBe(404);
  expect((await other.request.delete(own, { headers, data: {} })).status()).toBe(404);
  expect((await page.request.get(`/api/guides/${id}/public`)).status()).toBe(200);
});

test("hiding a guide moves no button under the thumb, and its notice takes it back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await sparkGuide(page);
  for (const path of ["/profile/guides", `/guide/${id}`]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const remove = page.getByRole("button", { name: /^Delete/ });
    const before = [await remove.boundingBox(), await page.getByRole("button", { name: /^Hide/ }).boundingBox()];
    await page.getByRole("button", { name: /^Hide from others/ }).click();
    const show = page.getByRole("button", { name: /^Show to everyone/, disabled: false });
    await expect(show).toBeVisible();
    expect([await remove.boundingBox(), await show.boundingBox()], path).toEqual(before);
    const notices = page.getByRole("region", { name: "Your last changes" });
    await expect(notices).toContainText("only you see it");
    await notices.getByRole("button", { name: /^Undo/ }).click();
    await expect(page.getByRole("button", { name: /^Hide from others/, disabled: false })).toBeVisible();
    expect((await page.request.get(`/api/guides/${id}/public`)).status()).toBe(200);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`an author's guides are accessible and fit a small phone (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 720 });
    const { name } = await sparkGuide(page);
    await page.goto("/profile/guides");
    const list = page.getByRole("list", { name: "Your guides" });
    expect((await list.boundingBox())?.y).toBeLessThan(360);
    await page.getByRole("button", { name: `Rename : ${name}` }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: `Delete : ${name}` }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
