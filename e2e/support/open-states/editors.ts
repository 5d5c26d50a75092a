import type { Page } from "@playwright/test";
import type { OpenState } from "./open-state";

/** What the rows are that an editor is shown. */
export type EditorsRows = { theme: string; guideId: string; placeName: string };

const FAILED = { status: 500, json: { error: "The oven is cold." } };

/** Lets the changes of a call fail, and reads it as ever. */
const failChanges = (page: Page, call: string) =>
  page.route(call, (route) => (route.request().method() === "GET" ? route.fallback() : route.fulfill(FAILED)));

const sends: OpenState[] = [
  {
    name: "what a send would do",
    isForEveryLook: true,
    open: async (page) => {
      await page.goto("/admin/sends", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Send this week's guide" }).click();
      return page.getByRole("dialog").getByRole("button", { name: /^(?:Send|Publish)/ });
    },
  },
  {
    name: "a send that could not be looked up",
    open: async (page) => {
      await page.route("**/api/editions/next", (route) => route.fulfill(FAILED));
      await page.goto("/admin/sends", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Send this week's guide" }).click();
      return page.getByRole("dialog").getByRole("alert");
    },
  },
  {
    name: "a paused send that does not go on",
    open: async (page) => {
      await failChanges(page, "**/api/editions/**");
      await page.goto("/admin/sends");
      await page.getByRole("button", { name: "Continue" }).click();
      return page.getByRole("main").getByRole("alert");
    },
  },
];

const themes = (theme: string): OpenState[] => {
  const openThemes = async (page: Page, button: string) => {
    await failChanges(page, "**/api/scheduled-themes/**");
    await page.goto("/admin/themes");
    const card = page.getByRole("article").filter({ hasText: theme });
    await card.getByRole("button", { name: button, exact: true }).click();
    return page.getByRole("article").filter({ hasText: theme });
  };
  return [
    {
      name: "a theme that could not be changed",
      isForEveryLook: true,
      open: async (page) => {
        const card = await openThemes(page, "Edit");
        await page.getByRole("textbox", { name: "Theme" }).press("Control+Enter");
        return card.getByRole("alert");
      },
    },
    {
      name: "a theme that could not be skipped",
      open: async (page) => {
        await openThemes(page, "Skip");
        await page.getByRole("dialog").getByRole("button", { name: "Skip" }).click();
        return page.getByRole("dialog").getByRole("alert");
      },
    },
    {
      name: "a theme that could not be imagined anew, and a year that could not be generated",
      open: async (page) => {
        const card = await openThemes(page, "Re-imagine");
        await page.getByRole("button", { name: "Generate 52 Weeks" }).click();
        await page.getByRole("button", { name: "Dismiss" }).waitFor();
        return card.getByRole("alert");
      },
    },
  ];
};

const guides = (guideId: string): OpenState[] => [
  {
    name: "a guide that could not be changed, nor deleted",
    open: async (page) => {
      await failChanges(page, "**/api/guides/*");
      await page.goto("/admin/guides");
      const row = page.getByRole("row").filter({ has: page.locator(`a[href="/guide/${guideId}"]`) });
      await row.getByRole("button", { name: /^Hide/ }).click();
      await row.getByRole("alert").waitFor();
      await row.getByRole("button", { name: /^Delete/ }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      return page.getByRole("dialog").getByRole("alert");
    },
  },
  {
    name: "guides that could not be read",
    open: async (page) => {
      await page.route("**/api/guides?*", (route) => route.fulfill(FAILED));
      await page.goto("/admin/guides");
      return page.getByRole("main").getByRole("alert");
    },
  },
  {
    name: "an editor's tools on a guide's page, and a preview that could not be sent",
    open: async (page) => {
      await page.goto(`/guide/${guideId}`, { waitUntil: "networkidle" });
      const tools = page.getByRole("region", { name: "For editors" });
      await tools.getByText("Send it as a preview").click();
      await tools.getByRole("button", { name: "Send Preview Email" }).click();
      return tools.getByRole("alert");
    },
  },
];

const health = (placeName: string): OpenState[] => [
  {
    name: "a correction that is refused",
    open: async (page) => {
      await page.goto("/admin/health");
      const report = page.getByRole("article", { name: `Reports on ${placeName}` });
      await report.getByRole("button", { name: "Correct it" }).click();
      await report.getByLabel("Phone").fill("ring twice");
      await report.getByRole("button", { name: "Save" }).click();
      return report.getByRole("alert");
    },
  },
  {
    name: "an entry that could not be removed",
    open: async (page) => {
      await failChanges(page, "**/api/guides/**");
      await page.goto("/admin/health");
      await page.getByRole("button", { name: "Remove the entry" }).first().click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
      return page.getByRole("dialog").getByRole("alert");
    },
  },
  {
    name: "a replacement that could not be suggested",
    open: async (page) => {
      await failChanges(page, "**/api/guides/**");
      await page.goto("/admin/health");
      await page.getByRole("button", { name: "Suggest a replacement" }).first().click();
      return page.getByRole("main").getByRole("alert");
    },
  },
];

/** How a guide was made, with every stage and every fold of it open. */
const debug = (guideId: string): OpenState[] => [
  {
    name: "every stage of a guide",
    open: async (page) => {
      await page.goto(`/debug?guide=${guideId}`);
      const stages = page.getByRole("region", { name: "Stages" });
      await stages.getByText("Complete", { exact: true }).last().waitFor();
      for (const stage of await stages.getByRole("heading", { level: 3 }).getByRole("button").all())
        await stage.click();
      await page.getByRole("main").evaluate((main) => {
        for (const fold of main.querySelectorAll("details")) fold.open = true;
      });
      return stages.locator("pre");
    },
  },
  {
    name: "a stage that is edited into what is no selection",
    open: async (page) => {
      await page.goto(`/debug?guide=${guideId}`);
      const stages = page.getByRole("region", { name: "Stages" });
      await stages.getByRole("button", { name: /Restaurant Selection/, expanded: false }).click();
      await stages.getByRole("button", { name: /^Run again from here/ }).click();
      const editor = page.getByRole("region", { name: /^Run again from/ });
      await editor.getByRole("radio", { name: "JSON" }).check();
      await editor.getByLabel(/as JSON$/).fill("{");
      await editor.getByRole("button", { name: "Go on with this result" }).click();
      return editor.getByRole("alert");
    },
  },
  {
    name: "a debug run without a prompt",
    open: async (page) => {
      await page.goto("/debug", { waitUntil: "networkidle" });
      await page.getByLabel("Prompt", { exact: true }).fill("  ");
      await page.getByRole("button", { name: "Generate Debug Guide" }).click();
      return page.getByText("Please enter a prompt");
    },
  },
];

const unfold = (path: string): OpenState => ({
  name: `${path}, unfolded`,
  open: async (page) => {
    await page.goto(path);
    await page.getByRole("main").locator("summary").first().click();
    return page.getByRole("main").locator("details[open]");
  },
});

const shown = (path: string): OpenState => ({
  name: path,
  open: async (page) => {
    await page.goto(path);
    return page.getByRole("heading", { level: 1 });
  },
});

export const editorsStates = ({ theme, guideId, placeName }: EditorsRows): readonly OpenState[] => [
  ...sends,
  ...themes(theme),
  ...guides(guideId),
  ...health(placeName),
  ...debug(guideId),
  unfold("/admin/jobs"),
  unfold("/admin/log"),
  shown("/map?mode=all"),
  shown("/map?mode=quadtree"),
  shown("/dev/outbox"),
];

/** The messages' pages, without what is in the messages' frames. */
export const messagesStates = (names: readonly string[]): readonly OpenState[] => [
  ...names.map((name) => shown(`/admin/messages?message=${name}`)),
  shown("/admin/messages?part=text"),
];
