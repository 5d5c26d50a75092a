import type { GuideStreamEvent, GuideSummary } from "@/lib/contracts/guide";
import { register } from "./support/account";
import { DiscoverPage, listedGuide } from "./support/discover-page";
import { expect, test } from "./support/test";

test.use({ expectedErrors: [/Failed to load resource/] });

const DATE_NIGHT = "cosy Italian date night, not too loud";

let discover: DiscoverPage;
test.beforeEach(async ({ page }) => {
  await register(page.request);
  discover = new DiscoverPage(page);
});

const completeEvent = (guide: { id: string; name: string }): GuideStreamEvent => ({
  event: "complete",
  data: {
    guide: {
      ...guide,
      city: "Oakland",
      createdAt: new Date().toISOString(),
      introduction: "",
      heroImageUrl: null,
      coverCuisine: "italian",
      isEmailGuide: false,
      isAdminOnly: false,
    } satisfies GuideSummary,
  },
});

test("a prompt becomes a guide that anyone can read", async ({ page, newVisitor }) => {
  await discover.open("?city=Oakland");
  await discover.sparkPrompt(DATE_NIGHT);
  await expect(discover.dialog).toBeHidden();
  await expect(discover.checklist).toContainText("5/5 complete");
  await expect(discover.steps).toHaveCount(0);
  await discover.checklist.getByRole("button", { name: "Show steps" }).click();
  await expect(discover.steps).toHaveCount(5);
  await expect(discover.steps.nth(1)).toContainText(/\d\/\d/);
  await expect(discover.steps.nth(3)).toContainText(/\d paragraphs?/);
  await discover.checklist.getByRole("button", { name: "Hide steps" }).click();

  const row = discover.rows.first();
  await expect(row).toContainText("Oakland · Today");
  await expect(discover.city).toBeEnabled();
  const address = await row.getByRole("link").getAttribute("href");
  const title = (await row.getByRole("link").textContent())?.split(":")[0] ?? "";

  const visitor = await newVisitor();
  await visitor.goto(address ?? "");
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(visitor.getByRole("main")).toContainText("house curator");
  await page.reload();
  const own = discover.rows.filter({ hasText: title });
  await expect(own).toContainText("By you");
  await expect(discover.rows.first()).toContainText("Weekly guide");
});

test("on a phone the checklist comes to the top, from wherever the page was", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await discover.open("?city=Oakland");
  await page.evaluate(() => window.scrollTo(0, 700));
  await discover.sparkPrompt(DATE_NIGHT);
  await expect(discover.checklist.getByRole("heading")).toBeInViewport({ ratio: 1 });
});

test("a new guide replaces one with its id, on top", async () => {
  const [old, other] = [listedGuide({ name: "Pasta, first draft" }), listedGuide({ name: "Smoke and Greens" })];
  await discover.mockGuides([other, old]);
  await discover.mockCreation([completeEvent({ id: old.id, name: "Pasta by Candlelight" })]);
  await discover.open("?city=Oakland");
  await expect(discover.rows).toHaveText([/Smoke and Greens/, /Pasta, first draft/]);
  await discover.sparkPrompt(DATE_NIGHT);
  await expect(discover.rows).toHaveText([/Pasta by Candlelight/, /Smoke and Greens/]);
});

test("while the prompt is being sent the dialog stays, and cannot be closed", async ({ page }) => {
  const response = Promise.withResolvers<void>();
  await page.route("**/api/guides", async (route) => {
    await response.promise;
    await route.fulfill({ status: 429, json: { error: "You can make 10 guides an hour." } });
  });
  await discover.mockGuides([]);
  await discover.open("?city=Oakland");
  await discover.sparkPrompt(DATE_NIGHT);
  await expect(discover.create).toHaveText("Creating...");
  await expect(discover.create).toBeDisabled();
  await expect(discover.dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(2, 2);
  await expect(discover.dialog).toBeVisible();

  response.resolve();
  await expect(discover.error).toHaveText("You can make 10 guides an hour.");
  await expect(discover.prompt).toHaveValue(DATE_NIGHT);
  await expect(discover.create).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(discover.dialog).toBeHidden();
  await expect(discover.error).toHaveCount(0);
});

test("a prompt that is not about food gets a kind sentence and no guide", async ({ page }) => {
  await discover.open("?city=Oakland");
  let stream = "";
  await page.route("**/api/guides", async (route) => {
    const response = await route.fetch();
    stream = await response.text();
    await route.fulfill({ response, body: stream });
  });
  await discover.sparkPrompt("What is the square root of 144?");
  await expect(discover.error).toHaveText(/\w+ .*\w+/);
  await expect(discover.prompt).toHaveValue("What is the square root of 144?");
  expect(stream).toContain("event: error");
  expect(stream).not.toContain("event: complete");
});

for (const [what, response, sentence] of [
  [
    "an error event",
    { body: 'event: error\ndata: {"message":"Nobody here makes poutine."}\n\n' },
    "Nobody here makes poutine.",
  ],
  ["no result", { body: ": open\n\n" }, "Guide generation finished without a result"],
  ["an empty response", { body: "", headers: {} }, "Streaming not supported by the server response."],
  ["a broken server", { status: 500, body: "", headers: {} }, "Request failed"],
] as const) {
  test(`a creation that ends with ${what} is shown in the red banner, and the list is back`, async ({ page }) => {
    await discover.mockGuides([listedGuide({ name: "Smoke and Greens" })]);
    await page.route("**/api/guides", (route) =>
      route.fulfill({ headers: { "content-type": "text/event-stream" }, ...response }),
    );
    await discover.open("?city=Oakland");
    await discover.sparkPrompt(DATE_NIGHT);
    await expect(discover.error).toHaveText(sentence);
    await expect(discover.checklist).toHaveCount(0);
    await expect(discover.rows).toHaveCount(1);
    await expect(discover.city).toBeEnabled();
  });
}
