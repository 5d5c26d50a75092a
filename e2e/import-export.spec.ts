import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { UserStatus } from "@/lib/contracts/restaurant";
import { HOSTILE_FILES } from "@/lib/restaurants/import-export/testing/hostile-files";
import { makeZip } from "@/lib/restaurants/import-export/testing/make-zip";
import { accessibilityFaults } from "./support/accessibility";
import { type Account, bearer, register } from "./support/account";
import { expect, test } from "./support/test";

test.use({ expectedErrors: [/Failed to load resource/] });

const FILE = { "content-type": "application/octet-stream" };
const uploadFile = (request: APIRequestContext, account: Account, content: string | Uint8Array, name = "places.csv") =>
  request.post(`/api/restaurants/imports?name=${encodeURIComponent(name)}`, {
    headers: { ...bearer(account), ...FILE },
    data: Buffer.from(content),
  });

/** Five places, each with a different status. */
async function setFiveStatuses(request: APIRequestContext, account: Account): Promise<Record<string, string>> {
  const headers = bearer(account);
  const { restaurants } = await (await request.get("/api/restaurants/search?query=cafe&limit=5", { headers })).json();
  const statuses: Record<string, string> = {};
  for (const [index, status] of UserStatus.options.entries()) {
    await request.post(`/api/restaurants/${restaurants[index].id}/status`, { headers, data: { status } });
    statuses[restaurants[index].id] = status;
  }
  return statuses;
}

async function statusesOf(request: APIRequestContext, account: Account): Promise<Record<string, string>> {
  const response = await request.get("/api/restaurants/saved/export?format=geojson", { headers: bearer(account) });
  const { features } = await response.json();
  return Object.fromEntries(
    features.map(({ properties }: { properties: { id: string; status: string } }) => [
      properties.id,
      properties.status,
    ]),
  );
}

test("places are exported from one account, imported into a second, and undone", async ({ page, newVisitor }) => {
  const ana = await register(page.request);
  const statuses = await setFiveStatuses(page.request, ana);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Import and export" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^kumquat-places-\d{4}-\d\d-\d\d\.csv$/);
  const content = await readFile(await download.path());

  const other = await newVisitor();
  const ben = await register(other.request);
  await other.goto("/profile/places");
  await expect(other.getByRole("heading", { name: "Import places" })).toBeVisible();
  const choose = () =>
    other
      .locator("input[type=file]")
      .setInputFiles({ name: download.suggestedFilename(), mimeType: "text/csv", buffer: content });
  await choose();
  await expect(other.getByRole("heading", { name: "Look it over" })).toBeVisible();
  await expect(other.getByText("Certain:")).toHaveCount(5);
  expect(await statusesOf(other.request, ben)).toEqual({});
  await other.getByRole("button", { name: "Mark 5 places" }).click();
  await expect(other.getByRole("heading", { name: "All done" })).toBeVisible();
  await expect(other.getByText("Done: 5 marked.")).toBeVisible();
  expect(await statusesOf(other.request, ben)).toEqual(statuses);

  await other.getByRole("link", { name: "Import and export" }).click();
  await choose();
  await expect(other.getByText("already so")).toHaveCount(5);
  await expect(other.getByRole("button", { name: "Nothing to mark" })).toBeDisabled();

  await other.getByRole("link", { name: "Import and export" }).click();
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(other.getByText("Undone: 5 put back.")).toBeVisible();
  expect(await statusesOf(other.request, ben)).toEqual({});
});

test("every format round-trips", async ({ request }) => {
  const ana = await register(request);
  const statuses = await setFiveStatuses(request, ana);
  for (const format of ["csv", "geojson", "kml"]) {
    const response = await request.get(`/api/restaurants/saved/export?format=${format}`, { headers: bearer(ana) });
    expect(response.headers()["cache-control"]).toBe("private, no-store");
    expect(response.headers()["content-disposition"]).toContain(`.${format}"`);
    const ben = await register(request);
    const made = await uploadFile(request, ben, await response.body(), `places.${format}`);
    expect(made.status()).toBe(201);
    const { id } = (await made.json()).import;
    const applied = await request.post(`/api/restaurants/imports/${id}/apply`, { headers: bearer(ben), data: {} });
    expect((await applied.json()).import.counts.outcomes).toEqual({ added: 5 });
    expect(await statusesOf(request, ben)).toEqual(statuses);
    const stranger = bearer(await register(request));
    expect((await request.get(`/api/restaurants/imports/${id}`, { headers: stranger })).status()).toBe(404);
    expect((await request.post(`/api/restaurants/imports/${id}/undo`, { headers: stranger })).status()).toBe(404);
  }
});

test("a Takeout preview: found, to choose, not known", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await register(page.request);
  await page.request.post("/api/restaurants/chez-panisse/status", {
    headers: bearer(account),
    data: { status: "love" },
  });
  const zip = makeZip([
    {
      name: "Takeout/Saved/Want to go.csv",
      content: "Title,Note,URL\nChez Panisse,,\nChez Panise,,\nNowhere At All 7,,\n",
    },
  ]);
  await page.goto("/profile/places");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "takeout.zip", mimeType: "application/zip", buffer: zip });
  await expect(page.getByText("3 places: 1 found, 1 to choose, 1 not in our catalog")).toBeVisible();
  await expect(page.getByText("Likely: The only one of this name that we know")).toBeVisible();
  await expect(page.getByLabel("Mark Chez Panisse as")).toHaveValue("keep");
  await expect(page.getByRole("button", { name: "Nothing to mark" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("radio", { name: "Take the file's" }).check();
  await page.getByRole("button", { name: "Mark 1 place" }).click();
  await expect(page.getByText("Done: 1 changed, 2 left out.")).toBeVisible();
  expect(await statusesOf(page.request, account)).toEqual({ "chez-panisse": "interested" });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone: 1 put back, 2 left out.")).toBeVisible();
  expect(await statusesOf(page.request, account)).toEqual({ "chez-panisse": "love" });
});

test("invalid files are refused with a sentence, whoever sends them", async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  test.slow();
  const account = await register(page.request);
  const refusals: [content: string | Uint8Array, status: number, words: RegExp][] = [
    ["", 400, /is empty/],
    [`name\n${"A\n".repeat(100_000)}`, 400, /more than 5,000 places/],
    ['<!DOCTYPE k [<!ENTITY a "b">]><kml>&a;</kml>', 400, /entities/],
    ['{"type":', 400, /can't be read/],
    [makeZip([{ name: "a.csv", content: Buffer.alloc(64 * 1024 * 1024, "a") }]), 400, /unpacks to far more/],
    [Buffer.alloc(50 * 1024 * 1024, "a"), 413, /larger than 10 MB/],
  ];
  for (const [content, status, words] of refusals) {
    const response = await uploadFile(request, account, content);
    expect([response.status(), (await response.json()).error]).toEqual([status, expect.stringMatching(words)]);
  }
  for (const make of Object.values(HOSTILE_FILES)) {
    const content = make();
    const response = await uploadFile(request, account, content);
    expect(Buffer.byteLength(content) > 10 * 1024 * 1024 ? [413] : [201, 400]).toContain(response.status());
    expect((await request.get("/api/health")).status()).toBe(200);
  }
  await page.goto("/profile/places");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from("a,b\n1,2\n") });
  await expect(page.getByRole("alert").filter({ hasText: "no column of names" })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 500 });
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "menu.png", mimeType: "image/png", buffer: Buffer.from("89504e470d0a1a0a0000000d", "hex") });
  const refusal = page.getByRole("alert").filter({ hasText: "That's a picture." });
  await expect(refusal).toBeInViewport({ ratio: 1 });
  const tabBar = await page.getByRole("navigation", { name: "Main" }).last().boundingBox();
  const bottom = async () => {
    const box = await refusal.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(bottom).toBeLessThanOrEqual(tabBar?.y ?? 0);
  await expect(page.locator(":focus").getByRole("alert")).toHaveText(/That's a picture/);

  // No form of another site can post a file with the reader's cookie, nor can a signed-out visitor.
  const post = (headers: Record<string, string>) =>
    page.request.post("/api/restaurants/imports", { headers, data: Buffer.from("name\nNopa\n") });
  expect((await post({ ...FILE, origin: "https://evil.example" })).status()).toBe(403);
  expect((await post({ ...FILE, origin: baseURL ?? "" })).status()).toBe(201);
  for (const type of ["multipart/form-data; boundary=x", "text/plain", "application/x-www-form-urlencoded"]) {
    expect((await post({ "content-type": type, origin: baseURL ?? "" })).status()).toBe(415);
  }
  const stranger = await playwright.request.newContext({ baseURL });
  expect((await stranger.get("/api/restaurants/saved/export?format=csv")).status()).toBe(401);
  expect((await stranger.post("/api/restaurants/imports", { headers: FILE, data: "name\nNopa\n" })).status()).toBe(401);
  await stranger.dispose();
  const wrong = await request.get("/api/restaurants/saved/export?format=xls", { headers: bearer(account) });
  expect((await wrong.json()).error).toBe("Choose one of these files: csv, geojson, kml.");
});
