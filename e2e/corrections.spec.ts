import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { type Database, openDatabase } from "@/db/client";
import { urlFile } from "@/db/embedded/data-folder";
import { guides } from "@/db/schema";
import type { PromptReading } from "@/lib/contracts/reading";
import { accessibilityFaults } from "./support/accessibility";
import { type Account, bearer, register } from "./support/account";
import { expect, test } from "./support/test";

const PROMPT = "Thai for four on a Friday, quiet, vallet parking, no glorps, by the zorbly flimflam";

let database: { db: Database; close: () => Promise<void> };
test.beforeAll(() => {
  const url = readFileSync(urlFile(process.env.E2E_DATA_DIR ?? ""), "utf8").trim();
  database = openDatabase(url, { max: 1 });
});
test.afterAll(() => database.close());

async function spark(request: APIRequestContext, account: Account, prompt = PROMPT): Promise<string> {
  const response = await request.post("/api/guides", {
    headers: { ...bearer(account), accept: "application/json" },
    data: { city: "San Francisco", prompt },
  });
  return (await response.json()).guide.id;
}

const readingOf = (quote: string, more: Partial<PromptReading>): PromptReading => ({
  quote,
  start: PROMPT.indexOf(quote),
  role: "want",
  type: "feature",
  outcome: "not understood",
  label: quote,
  ...more,
});

/** Stores fixed readings with a guide, whatever its prompt was read as. */
const storeReadings = (id: string) =>
  database.db
    .update(guides)
    .set({
      readings: [
        readingOf("Thai", { type: "cuisine", outcome: "judged", label: "Thai" }),
        readingOf("vallet parking", { outcome: "not judged", label: "valet parking", readAs: "valet parking" }),
        readingOf("for four", { type: "party", outcome: "not judged" }),
        readingOf("on a Friday", { type: "time", outcome: "not judged" }),
        readingOf("no glorps", { role: "danger", type: "allergen" }),
        readingOf("by the zorbly flimflam", { type: "landmark" }),
      ],
    })
    .where(eq(guides.id, id));

const storedGuide = async (id: string) => {
  const [row] = await database.db.select().from(guides).where(eq(guides.id, id));
  return row;
};
const lines = (page: Page) => page.getByRole("region", { name: /asked for$/ }).getByRole("listitem");
const otherwise = (page: Page, ...quotes: string[]) =>
  page.getByRole("button", { name: `Change this (${quotes.map((quote) => `“${quote}”`).join(", ")})` });

test("a member sees how the prompt was read, says what was meant otherwise, and gets a guide made from that", async ({
  page,
}) => {
  const account = await register(page.request);
  const id = await spark(page.request, account);
  await storeReadings(id);
  await page.goto(`/guide/${id}`);
  await expect(lines(page).first()).toContainText(
    "We weren't sure about “no glorps”: we took it as something to avoid. Ask the kitchen.",
  );
  for (const line of [
    /^Thai: /,
    "We don't know about: valet parking. We read “vallet parking” as valet parking.",
    /^(Call ahead|Before you go): ask for a table for four and whether they are open on a Friday\./,
    "We weren't sure about “by the zorbly flimflam”: we left it out.",
  ]) {
    await expect(lines(page).filter({ hasText: line })).toHaveCount(1);
  }
  expect(await accessibilityFaults(page)).toEqual([]);

  // One line tells of several spans: the author says which.
  await otherwise(page, "for four", "on a Friday").click();
  const dialog = page.getByRole("dialog", { name: "Change what we understood" });
  const which = dialog.getByRole("radiogroup", { name: "Which words?" });
  await expect(which.getByRole("radio", { name: "for four" })).toBeChecked();
  await which.getByRole("radio", { name: "on a Friday" }).check();
  await expect(dialog.getByRole("blockquote")).toHaveText("“on a Friday”");
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await otherwise(page, "no glorps").click();
  await expect(dialog.getByRole("radio", { name: "Somebody is allergic, or gets sick" })).toBeChecked();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Write it again" }).click();
  await expect(dialog.getByRole("alert")).toContainText("This is how we read it.");
  await dialog.getByRole("radio", { name: "It would be nice" }).check();
  await dialog.getByLabel("In other words").fill("grapes");
  await dialog.getByRole("button", { name: "Write it again" }).click();

  await page.waitForURL((url) => url.pathname.startsWith("/guide/") && url.pathname !== `/guide/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const madeId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const first = [{ quote: "no glorps", role: "nice", means: "grapes" }];
  expect(await storedGuide(madeId)).toMatchObject({ prompt: PROMPT, city: "San Francisco", corrections: first });

  await storeReadings(madeId);
  await page.reload();
  await otherwise(page, "by the zorbly flimflam").click();
  await dialog.getByRole("radio", { name: "I don't mind either way" }).check();
  await dialog.getByRole("button", { name: "Write it again" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/guide/") && !url.pathname.endsWith(madeId));
  const lastId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const both = [...first, { quote: "by the zorbly flimflam", role: "background" }];
  expect(await storedGuide(lastId)).toMatchObject({ prompt: PROMPT, corrections: both });
});

test("a correction that names another city is asked of that city at a press", async ({ page }) => {
  const account = await register(page.request);
  const id = await spark(page.request, account);
  await storeReadings(id);
  await page.goto(`/guide/${id}`);
  await otherwise(page, "by the zorbly flimflam").click();
  const dialog = page.getByRole("dialog", { name: "Change what we understood" });
  await dialog.getByRole("radio", { name: "I want it" }).check();
  await dialog.getByLabel("In other words").fill("in Oakland");
  await dialog.getByRole("button", { name: "Write it again" }).click();
  await expect(dialog.getByText("You asked about Oakland")).toBeVisible();
  await dialog.getByRole("button", { name: /^Make it in Oakland: \d+ places fit$/ }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/guide/") && url.pathname !== `/guide/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await storedGuide(new URL(page.url()).pathname.split("/").at(-1) ?? "")).toMatchObject({ city: "Oakland" });
});

test("others see how it was read without the words of the prompt, and can correct nothing", async ({
  page,
  newVisitor,
}) => {
  // What became a constraint is what the guide is about; the rest of the prompt is the author's.
  const id = await spark(page.request, await register(page.request), "Thai for four, quiet");
  await storeReadings(id);
  await database.db.update(guides).set({ prompt: PROMPT }).where(eq(guides.id, id));
  const other = await newVisitor();
  const reader = await register(other.request);
  for (const path of [`/guide/${id}`, `/guide/${id}?again`]) {
    await other.goto(path);
    await expect(lines(other).filter({ hasText: "We don't know about: valet parking" })).toHaveCount(1);
    await expect(
      lines(other).filter({
        hasText: /^(Call ahead|Before you go): ask for a table for four and whether they are open on a Friday/,
      }),
    ).toHaveCount(1);
    await expect(lines(other).first()).toContainText("We weren't sure what somebody must not eat");
    await expect(other.getByRole("button", { name: /^Change this/ })).toHaveCount(0);
    expect(await other.content()).not.toMatch(/glorps|zorbly|vallet/);
    await other.context().clearCookies();
  }
  const refused = await other.request.post(`/api/guides/${id}/correct`, {
    headers: bearer(reader),
    data: { quote: "no glorps", role: "want" },
  });
  expect(refused.status()).toBe(404);
});

test("a correction is checked before anything is made", async ({ page }) => {
  const account = await register(page.request);
  const id = await spark(page.request, account);
  const correct = async (data: unknown, path = `/api/guides/${id}/correct`) => {
    const response = await page.request.post(path, { headers: bearer(account), data });
    return `${response.status()} ${(await response.json()).error}`;
  };
  expect(await correct({ quote: "no sulfas", role: "want" })).toBe("400 Choose words of this guide's prompt.");
  expect(await correct({ quote: "quiet", role: "loud" })).toMatch(
    /^400 Choose what these words meant: want, nice, avoid/,
  );
  const wish = { city: "San Francisco", prompt: PROMPT };
  expect(await correct({ ...wish, corrections: "quiet" }, "/api/guides")).toBe("400 Send the corrections as a list.");
  const many = Array.from({ length: 21 }, () => ({ quote: "quiet", role: "nice" }));
  expect(await correct({ ...wish, corrections: many }, "/api/guides")).toBe(
    "400 A prompt can be corrected 20 times at most.",
  );
});
