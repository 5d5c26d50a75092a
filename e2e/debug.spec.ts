import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { waitForMail } from "./support/mailbox";
import { register, setSessionCookies, signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

/** The debug screen, by what an editor sees. */
class DebugPage {
  readonly prompt: Locator;
  readonly generate: Locator;
  readonly stop: Locator;
  readonly guide: Locator;
  readonly stages: Locator;
  readonly done: Locator;

  constructor(readonly page: Page) {
    this.prompt = page.getByLabel("Prompt", { exact: true }).first();
    this.generate = page.getByRole("button", { name: "Generate Debug Guide" });
    this.stop = page.getByRole("button", { name: "Stop Generation" });
    this.guide = page.getByRole("combobox", { name: "Guide", exact: true });
    this.stages = page.getByRole("region", { name: "Stages" }).locator("li[data-status]");
    this.done = page.getByText("Guide generated successfully! Check the stages above for details.");
  }

  async open(query = "") {
    await setSessionCookies(this.page.context(), (await signInAdmin(this.page)).token);
    await this.page.goto(`/debug${query}`);
    await expect(this.page.getByRole("heading", { level: 1, name: "Debug Guide Generator" })).toBeVisible();
  }

  async make(prompt: string) {
    await this.prompt.fill(prompt);
    await this.generate.click();
    await expect(this.done).toBeVisible();
  }

  stage = (title: string): Locator => this.stages.filter({ has: this.page.getByRole("heading", { name: title }) });
  openStage = (title: string) => this.stage(title).getByRole("heading", { level: 3 }).getByRole("button").click();
  statuses = () => this.stages.evaluateAll((stages) => stages.map((stage) => stage.getAttribute("data-status")));
}

const PASTA = "handmade pasta in a quiet room, for a date";
const TITLES = [
  ...["Idea Refinement", "Search Planning", "Candidate Collection", "Restaurant Selection"],
  ...["Restaurant Research", "Guide Composition", "Saving to Database"],
];

let debugPage: DebugPage;
test.beforeEach(({ page }) => {
  debugPage = new DebugPage(page);
});

test("a guide is made step by step, and each pick says why", async ({ page, context, newVisitor }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await debugPage.open();
  await expect(debugPage.generate).toBeDisabled();
  await expect(debugPage.guide).toHaveValue("");
  await expect(debugPage.prompt).toHaveAttribute("placeholder", /late-night ramen/i);
  await expect(debugPage.stages.getByRole("heading", { level: 3 })).toHaveText(
    TITLES.map((title) => new RegExp(title)),
  );
  expect(await debugPage.statuses()).toEqual(Array(7).fill("pending"));
  await debugPage.prompt.fill("   ");
  await debugPage.generate.click();
  await expect(page.getByText("Please enter a prompt")).toBeVisible();

  await debugPage.make(PASTA);
  expect(await debugPage.statuses()).toEqual(Array(7).fill("complete"));
  await expect(debugPage.generate).toBeEnabled();
  for (const title of TITLES) await expect(debugPage.stage(title)).toContainText(/\d m?s · no model called · no cost/);

  await debugPage.openStage("Restaurant Selection");
  const pick = debugPage
    .stage("Restaurant Selection")
    .getByRole("listitem", { name: /^Why .* was picked$/ })
    .first();
  await expect(pick).toContainText(/Fits .*pasta/);
  await expect(pick).toContainText(/Met:\s*handmade pasta/);
  await expect(pick).toContainText(/\d+(st|nd|rd|th) of \d+ by the searches · curator's score \d/);
  await pick.getByText(/^Evidence/).click();
  await expect(pick.getByRole("listitem").filter({ hasText: "House catalog" }).first()).toBeVisible();
  await expect(debugPage.stage("Restaurant Selection")).toContainText(/Turned away \(\d+\)/);

  await debugPage.stage("Restaurant Selection").getByRole("button", { name: "Copy JSON" }).click();
  await expect(debugPage.stage("Restaurant Selection").getByText("Copied")).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.picks.length).toBeGreaterThanOrEqual(3);
  expect(copied.rejected.every(({ reason }: { reason: string }) => reason !== "")).toBe(true);

  await debugPage.openStage("Saving to Database");
  const address = await page.getByRole("link", { name: "View Guide" }).getAttribute("href");
  const visitor = await newVisitor();
  expect((await visitor.request.get(address ?? "")).status()).toBe(404);
  expect((await page.request.get(address ?? "")).status()).toBe(200);
});

test("a run is stopped: the stages are cleared, and the work ends", async ({ page }) => {
  await debugPage.open();
  const aborted = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/guides?debug=true"));
  await page.route("**/api/guides?debug=true", () => {});
  await debugPage.prompt.fill(PASTA);
  await debugPage.generate.click();
  await expect(debugPage.stop).toBeEnabled();
  await expect(debugPage.stage("Idea Refinement")).toHaveAttribute("data-status", "active");
  await expect(debugPage.guide).toBeDisabled();
  await debugPage.stop.click();
  await aborted;
  await expect(debugPage.generate).toBeEnabled();
  expect(await debugPage.statuses()).toEqual(Array(7).fill("pending"));
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
});

test("a prompt that nothing matches is stored with its results, among the saved runs", async ({ page }) => {
  const promptText = `what is the square root of ${Math.floor(Math.random() * 1e9)}?`;
  await debugPage.open();
  await debugPage.prompt.fill(promptText);
  await debugPage.generate.click();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  await expect(debugPage.stage("Idea Refinement")).toContainText("Refused");
  const keptRuns = page
    .getByRole("region", { name: "Saved Runs" })
    .getByRole("listitem")
    .filter({ hasText: promptText });
  await expect(keptRuns).toContainText("failed");
  await keptRuns.getByRole("button", { name: /^Open/ }).click();
  await expect(page.getByText(/^This run ended with:/)).toBeVisible();
  await expect(debugPage.prompt).toHaveValue(promptText);
});

test("an existing guide links to its debug run, which fills the stages", async ({ page }) => {
  const [guide] = await (await page.request.get("/api/guides/email?city=San%20Francisco&limit=1")).json();
  await setSessionCookies(page.context(), (await signInAdmin(page)).token);
  await page.goto(`/guide/${guide.id}`);
  await page.getByRole("link", { name: "View Debug Info" }).click();
  await expect(page).toHaveURL(new RegExp(`/debug\\?guide=${guide.id}$`));
  await expect(debugPage.guide).toHaveValue(guide.id);
  await expect(debugPage.stages.first()).toHaveAttribute("data-status", "complete");
  expect(await debugPage.statuses()).toEqual(Array(7).fill("complete"));
  await expect(debugPage.prompt).not.toHaveValue("");
  await debugPage.guide.selectOption("New Guide");
  await expect(debugPage.stages.first()).toHaveAttribute("data-status", "pending");
});

test.describe("again", () => {
  test.use({ expectedErrors: [/Failed to load resource.*400/] });

  test("a run is repeated from stage 4 with other picks, and compared with the original", async ({ page }) => {
    await debugPage.open("");
    await debugPage.make("noodles on a cold night");
    const selection = debugPage.stage("Restaurant Selection");
    await debugPage.openStage("Restaurant Selection");
    await selection.getByRole("button", { name: /^Run again from here/ }).click();
    const editor = page.getByRole("region", { name: "Run again from Restaurant Selection" });
    const out = await editor
      .getByRole("button", { name: /^Take .* out$/ })
      .first()
      .getAttribute("aria-label");
    const outName = out?.replace(/^Take (.*) out$/, "$1") ?? "";

    await editor.getByLabel("Order of telling").fill("cheap to splurge");
    await editor.getByRole("button", { name: `Take ${outName} out`, exact: true }).click();
    await editor.getByLabel("Order of telling").fill("oldest to newest");
    await editor.getByRole("radio", { name: "JSON" }).check();
    const json = editor.getByLabel("Restaurant Selection as JSON");
    const edit = JSON.parse(await json.inputValue());
    await json.fill(JSON.stringify({ ...edit, picks: [{ placeId: "zuni-of-nowhere", reason: "Made up." }] }));
    await editor.getByRole("button", { name: "Go on with this result" }).click();
    await expect(editor.getByRole("alert")).toContainText('picks[0].placeId names "zuni-of-nowhere"');
    await json.fill(JSON.stringify(edit));
    await editor.getByRole("radio", { name: "Form" }).check();

    const put = editor.getByLabel("Put in a candidate");
    const others = put.locator("option:not([value=''])").filter({ hasNotText: outName });
    const other = (await others.first().textContent()) ?? "";
    const inName = other.split(" · ")[0] ?? "";
    await put.selectOption({ label: other });
    await editor.getByRole("button", { name: "Go on with this result" }).click();
    await expect(debugPage.done).toBeVisible();
    await expect(debugPage.stage("Candidate Collection")).toContainText("taken as it was");
    await expect(debugPage.stage("Guide Composition")).toContainText(/\d m?s/);

    await expect(selection.getByRole("listitem", { name: `Why ${inName} was picked` })).toBeVisible();
    await expect(selection.getByRole("listitem", { name: `Why ${outName} was picked` })).toHaveCount(0);
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    const comparison = page.getByRole("region", { name: "Comparison" });
    const picks = comparison.getByRole("listitem", { name: "Restaurant Selection" });
    await expect(picks.getByText(`Removed${outName}`)).toBeVisible();
    await expect(picks.getByText(`Added${inName}`)).toBeVisible();
    await expect(comparison.getByRole("listitem", { name: "Idea Refinement" })).toContainText("Alike");
    await expect(comparison).toContainText("Run again from 4 Restaurant Selection, its result edited");
  });
});

test.describe("preview", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the guide is sent to the given address, and its links change nothing", async ({ page, request }) => {
    const [guide] = await (await request.get("/api/guides/email?city=San%20Francisco&limit=1")).json();
    const email = `${randomUUID()}@previews.example`;
    await debugPage.open(`?guide=${guide.id}`);
    const tool = page.getByRole("region", { name: "Preview Email" });
    const send = tool.getByRole("button", { name: "Send Preview Email" });
    const sent = page.waitForRequest(/send-test$/);
    await send.click();
    expect((await sent).postDataJSON()).toEqual({});
    await expect(tool.getByRole("alert")).toContainText("no subscriber is linked to your account");

    await tool.getByLabel("Email address (optional)").fill(email);
    await send.click();
    await expect(tool.getByRole("status")).toContainText("Preview email sent");
    const mail = await waitForMail(request, email, /^\[Test\]/);
    await page.goto(`/dev/outbox/${mail.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(mail.subject);
    const header =
      (await page
        .getByText(/\/api\/email\/unsubscribe\//)
        .first()
        .textContent()) ?? "";
    const oneClick = header.match(/https?:[^>\s]+/)?.[0] ?? "";
    const form = { "List-Unsubscribe": "One-Click" };
    const response = await request.post(oneClick, { form });
    expect([response.status(), (await response.json()).status]).toEqual([404, "invalid"]);

    const links = (kind: RegExp) => [...new Set(mail.links.filter((link) => kind.test(link)))];
    const [preference = ""] = links(/\/email\/restaurant-status\//);
    const [unsubscribe = ""] = links(/\/unsubscribe\//);
    await page.frameLocator("iframe").locator(`a[href="${preference}"]`).first().click();
    await expect(page.getByText("Link expired or invalid")).toBeVisible();
    await page.goto(unsubscribe);
    const confirm = page.getByRole("button", { name: /unsubscribe/i });
    if (await confirm.isVisible()) await confirm.click();
    await expect(page.getByText("Link expired or invalid")).toBeVisible();
  });
});

test("its calls are for administrators, before anything is looked up", async ({ request }) => {
  const id = randomUUID();
  const calls = [
    ["GET", "/api/guides/runs"],
    ["GET", "/api/guides/runs?city=Nowhere"],
    ["GET", `/api/guides/runs/${id}`],
    ["POST", `/api/guides/runs/${id}/again`],
    ["POST", "/api/guides/runs/nonsense/again"],
    ["POST", "/api/guides?debug=true"],
    ["POST", "/api/email/guides/nonsense/send-test"],
    ["GET", "/api/guides/nonsense/generation"],
  ] as const;
  const dataOf = (method: string) => (method === "POST" ? {} : undefined);
  for (const [method, path] of calls) {
    expect((await request.fetch(path, { method, data: dataOf(method) })).status(), path).toBe(401);
  }
  const member = { authorization: `Bearer ${(await register({ request })).token}` };
  for (const [method, path] of calls) {
    expect((await request.fetch(path, { method, data: dataOf(method), headers: member })).status(), path).toBe(403);
  }
  const headers = { authorization: `Bearer ${(await signInAdmin({ request })).token}` };
  expect((await request.get("/api/guides/runs?city=Nowhere", { headers })).status()).toBe(400);
  expect((await request.get(`/api/guides/runs/${id}`, { headers })).status()).toBe(404);
  const again = (data: object) => request.post(`/api/guides/runs/${id}/again`, { headers, data });
  expect((await again({ from: "dessert" })).status()).toBe(400);
  expect((await again({ from: "idea" })).status()).toBe(404);
});
