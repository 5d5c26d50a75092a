import { expect, type Locator, type Page } from "@playwright/test";
import { type Account, bearer, register } from "../account";
import { saveStatus } from "../map-page";
import type { OpenState, OpenStates } from "./open-state";

const CHANGE_FAILED = { status: 500, json: { error: "The oven is cold." } };

const alertOf = (page: Page) => page.getByRole("main").getByRole("alert").filter({ hasText: /./ });

/** The deletion of something, asked for and refused. */
async function refuseDeletion(page: Page, path: string, ...buttons: (string | RegExp)[]): Promise<Locator> {
  await page.route("**/api/**", (route) =>
    route.request().method() === "DELETE" ? route.fulfill(CHANGE_FAILED) : route.fallback(),
  );
  await page.goto(path, { waitUntil: "networkidle" });
  for (const name of buttons) await page.getByRole("button", { name }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  return page.getByRole("dialog").getByRole("alert");
}

const places = (): OpenState[] => [
  {
    name: "the menu of a place's status",
    isForEveryLook: true,
    open: async (page) => {
      await page.goto("/profile", { waitUntil: "networkidle" });
      await page
        .getByRole("button", { name: /your status for/ })
        .first()
        .click();
      return page.getByRole("option", { name: "Clear" });
    },
  },
  {
    name: "no place of that name",
    open: async (page) => {
      await page.goto("/profile?q=zzzzzz&status=love");
      return page.getByText(/^None of your places match/);
    },
  },
  {
    name: "signing out, which fails",
    open: async (page) => {
      await page.route("**/api/auth/logout", (route) => route.fulfill(CHANGE_FAILED));
      await page.goto("/profile", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Sign Out" }).click();
      return alertOf(page);
    },
  },
  {
    name: "a page for administrators",
    open: async (page) => {
      await page.goto("/admin");
      return page.getByRole("heading", { name: "Access Denied" });
    },
  },
];

const upload = (page: Page, name: string, content: string) =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });

const imports = (): OpenState[] => [
  {
    name: "a file that can't be read",
    open: async (page) => {
      await page.goto("/profile/places", { waitUntil: "networkidle" });
      await upload(page, "a.csv", "a,b\n1,2\n");
      return alertOf(page).filter({ hasText: "no column of names" });
    },
  },
  {
    name: "an import, to look over",
    open: async (page) => {
      await page.goto("/profile/places", { waitUntil: "networkidle" });
      await upload(page, "places.csv", "name\nChez Panisse\nChez Panise\nNopa\nNowhere At All 7\n");
      return page.getByRole("heading", { name: "Look it over" });
    },
  },
  {
    name: "an import, undone, and those before it",
    open: async (page) => {
      await page.goto("/profile/places", { waitUntil: "networkidle" });
      await upload(page, "places.csv", "name\nNopa\n");
      await page.getByRole("button", { name: "Mark 1 place" }).click();
      await page.getByRole("button", { name: "Undo" }).click();
      return page.getByText("Undone: 1 put back.");
    },
  },
];

const lists = (id: string): OpenState[] => [
  {
    name: "a list without a name",
    open: async (page) => {
      await page.goto("/profile/lists", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Create", exact: true }).click();
      return page.getByText("Give the list a name.");
    },
  },
  {
    name: "a list, and how it is shared",
    isForEveryLook: true,
    open: async (page) => {
      await page.goto(`/profile/lists/${id}`, { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Sharing" }).click();
      await expect(page.getByLabel("Link to this list")).toHaveValue(/\/list\//);
      return page.getByRole("button", { name: "Stop sharing" });
    },
  },
  {
    name: "a list with its name and a note being changed",
    isForEveryLook: true,
    open: async (page) => {
      await page.goto(`/profile/lists/${id}`, { waitUntil: "networkidle" });
      await page
        .getByRole("button", { name: /^Add a note/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Manage this list" }).click();
      await page.getByRole("button", { name: "Rename" }).click();
      await page.getByLabel("Name of the list").fill("");
      await page.getByLabel("Name of the list").press("Enter");
      return page.getByText("Give the list a name.");
    },
  },
  {
    name: "a list that could not be deleted",
    isForEveryLook: true,
    open: (page) => refuseDeletion(page, `/profile/lists/${id}`, "Manage this list", "Delete this list"),
  },
];

const guides = (id: string): OpenState[] => [
  {
    name: "a title that is too short",
    open: async (page) => {
      await page.goto("/profile/guides", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: /^Rename/ }).click();
      await page.getByLabel("Title").fill("no");
      await page.getByLabel("Title").press("Enter");
      return page.getByText("A title has 3 to 120 characters.");
    },
  },
  {
    name: "a guide that could not be deleted",
    open: (page) => refuseDeletion(page, "/profile/guides", /^Delete/),
  },
  {
    name: "an unlisted guide",
    open: async (page) => {
      await page.goto("/profile/guides", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: /^Hide from others/ }).click();
      return page.getByRole("button", { name: /^Show to everyone/, disabled: false });
    },
  },
  {
    name: "an unlisted guide, read by its author",
    open: async (page) => {
      await page.goto(`/guide/${id}`);
      return page.getByText("Your guide. Only you see it.");
    },
  },
];

async function makeThings(page: Page, account: Account): Promise<{ listId: string; guideId: string }> {
  const headers = bearer(account);
  for (const id of ["chez-panisse", "zuni-cafe"]) {
    await saveStatus(page.request, account, { id }, { status: "love" });
  }
  const list = await page.request.post("/api/lists", { headers, data: { name: "All the coffee of the Bay" } });
  const { id: listId } = (await list.json()).list;
  for (const id of ["chez-panisse", "zuni-cafe"]) {
    await page.request.put(`/api/lists/${listId}/places/${id}`, { headers, data: {} });
  }
  await page.request.post(`/api/lists/${listId}/share`, { headers, data: {} });
  const guide = await page.request.post("/api/guides", {
    headers: { ...headers, accept: "application/json" },
    data: { city: "Peninsula", prompt: "a neighborhood dinner with friends" },
  });
  return { listId, guideId: (await guide.json()).guide.id };
}

export const PROFILE: OpenStates = {
  who: "a member's own things",
  prepare: async (page) => {
    const { listId, guideId } = await makeThings(page, await register(page.request));
    return [...places(), ...lists(listId), ...guides(guideId)];
  },
};

export const IMPORTS: OpenStates = {
  who: "bringing places in",
  prepare: async (page) => {
    await saveStatus(page.request, await register(page.request), { id: "chez-panisse" }, { status: "love" });
    return imports();
  },
};
