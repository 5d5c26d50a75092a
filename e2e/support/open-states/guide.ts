import { expect, type Page } from "@playwright/test";
import { bearer } from "../account";
import { GuidePage } from "../guide-page";
import type { OpenState, OpenStates } from "./open-state";
import { storeReading } from "./reader-rows";

const STATUS_CALL = "**/api/restaurants/*/status";
const UNREAD = "zorbly flimflam";

/** The report of an entry, sent without saying what is wrong. */
function reportState(guide: GuidePage): OpenState {
  return {
    name: "a report that says too little",
    isForEveryLook: true,
    open: async () => {
      await guide.open();
      const entry = guide.entry(0);
      await entry.getByRole("button", { name: /^Something not right\?/ }).click();
      await entry.getByRole("radio", { name: "Something is wrong" }).check();
      await entry.getByRole("button", { name: "Send" }).click();
      return entry.getByRole("alert").filter({ hasText: "Choose what is wrong." });
    },
  };
}

const marks = (guide: GuidePage): OpenState[] => [
  {
    name: "the rating chooser of an unmarked place",
    open: async () => {
      await guide.open();
      await guide.choice(0, "Already Been").click();
      return guide.choice(0, "Loved");
    },
  },
  {
    name: "the rating chooser of a rated place",
    isForEveryLook: true,
    open: async () => {
      await guide.open();
      await guide.choice(1, "Change").click();
      return guide.choice(1, "Clear");
    },
  },
  {
    name: "the notice of a mark, with its Undo",
    isForEveryLook: true,
    open: async (page) => {
      await guide.setStatus(2, null);
      await guide.open();
      await guide.choice(2, "Interested").click();
      // A notice stays while it has the focus.
      await page.getByRole("button", { name: `Undo for ${guide.place(2).name}` }).focus();
      return guide.notice();
    },
  },
  {
    name: "the notice of a mark that failed",
    open: async (page) => {
      await guide.setStatus(2, null);
      await page.route(STATUS_CALL, (route) => route.fulfill({ status: 500, json: { error: "The oven is cold." } }));
      await guide.open();
      await guide.choice(2, "Interested").click();
      await page.getByRole("button", { name: /^Close the notice about/ }).focus();
      return guide.notice().getByRole("alert");
    },
  },
  {
    name: "a folded place, marked Never Again",
    open: async () => {
      await guide.setStatus(3, "never_again");
      await guide.open();
      return guide.entry(3).getByRole("button", { name: /^show/ });
    },
  },
  {
    name: "all places saved, with an Undo",
    open: async (page) => {
      await guide.open();
      await page.getByRole("button", { name: /^Save (?:all|both|the other)/ }).click();
      return page.getByText(/saved as interested\.$|have a status already\.$/);
    },
  },
];

async function openLists(guide: GuidePage, page: Page) {
  await guide.open();
  await guide
    .entry(0)
    .getByRole("button", { name: /^Add to a list/ })
    .click();
  return page.getByRole("dialog", { name: "Add to a list" });
}

const panels = (guide: GuidePage): OpenState[] => [
  {
    name: "the whole introduction",
    open: async (page) => {
      await guide.open();
      await page.getByRole("button", { name: "Read on" }).press("Enter");
      return page.locator("article div:focus");
    },
  },
  {
    name: "why a place was picked, and the map unfolded",
    open: async (page) => {
      await guide.open();
      await guide.entry(0).getByText("Why this pick").click();
      await page.getByRole("button", { name: "Show on a map" }).click();
      return page.getByRole("link", { name: "Open the map" });
    },
  },
  {
    name: "the first list",
    open: async (page) => {
      const dialog = await openLists(guide, page);
      return dialog.getByLabel(/^(Name your first list|Or a new list)$/);
    },
  },
  {
    name: "a list whose name is taken",
    isForEveryLook: true,
    open: async (page) => {
      await page.request.post("/api/lists", { headers: bearer(guide.account), data: { name: "For June" } });
      const dialog = await openLists(guide, page);
      await dialog.getByLabel("Or a new list").fill("for june");
      await dialog.getByRole("button", { name: "Create and add" }).click();
      return dialog.getByText("You have a list of that name already.");
    },
  },
  reportState(guide),
  {
    name: "a report that was sent",
    open: async () => {
      await guide.open();
      const entry = guide.entry(0);
      await entry.getByRole("button", { name: /^Something not right\?/ }).click();
      await entry.getByRole("radio", { name: "It has closed" }).check();
      await guide.page.route("**/api/reports", (route) => route.fulfill({ status: 202, json: {} }));
      await entry.getByRole("button", { name: "Send" }).click();
      return entry.getByText("Thank you. An editor will look into it.");
    },
  },
];

export const MARKS: OpenStates = {
  who: "a member's marks in a guide",
  prepare: async (page) => {
    const guide = await GuidePage.forNewReader(page);
    await guide.setStatus(1, "like");
    return marks(guide);
  },
};

export const GUIDE_PANELS: OpenStates = {
  who: "what unfolds in a guide",
  prepare: async (page) => {
    const guide = await GuidePage.forNewReader(page);
    const made = await page.request.post("/api/guides", {
      headers: { ...bearer(guide.account), accept: "application/json" },
      data: { city: "San Francisco", prompt: "Thai for four, quiet" },
    });
    const { id } = (await made.json()).guide;
    await storeReading(id, UNREAD);
    const openCorrection = async () => {
      await page.goto(`/guide/${id}`, { waitUntil: "networkidle" });
      await page.getByRole("button", { name: `Change this (“${UNREAD}”)` }).click();
      const dialog = page.getByRole("dialog", { name: "Change what we understood" });
      await expect(dialog.getByRole("blockquote")).toBeVisible();
      return dialog;
    };
    return [
      ...panels(guide),
      {
        name: "a correction that changes nothing",
        open: async () => {
          const dialog = await openCorrection();
          await dialog.getByRole("button", { name: "Write it again" }).click();
          return dialog.getByRole("alert").filter({ hasText: "This is how we read it." });
        },
      },
      {
        name: "a correction that is being read",
        open: async () => {
          await page.route("**/correct", () => {});
          const dialog = await openCorrection();
          await dialog.getByRole("radio", { name: "It would be nice" }).check();
          await dialog.getByRole("button", { name: "Write it again" }).click();
          return dialog.getByRole("button", { name: "Reading...", disabled: true });
        },
      },
    ];
  },
};
