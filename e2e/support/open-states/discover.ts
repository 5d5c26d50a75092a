import { expect, type Page } from "@playwright/test";
import { type Account, register } from "../account";
import { DiscoverPage } from "../discover-page";
import { saveStatus } from "../map-page";
import type { OpenState, OpenStates } from "./open-state";

const LOVED = ["chez-panisse", "tartine-bakery-guerrero", "zuni-cafe"];
const JAPANTOWN = { latitude: 37.785143, longitude: -122.431361 };
const GUIDES_CALL = "**/api/guides";

async function openDialog(page: Page, city = "Oakland"): Promise<DiscoverPage> {
  const discover = new DiscoverPage(page);
  await discover.open(`?city=${city}`);
  await discover.spark.click();
  await expect(discover.prompt).toBeFocused();
  return discover;
}

const CREATION: OpenState[] = [
  {
    name: "the spark dialog",
    isForEveryLook: true,
    open: async (page) => {
      return (await openDialog(page)).prompt;
    },
  },
  {
    name: "a spark without words",
    open: async (page) => {
      const discover = await openDialog(page);
      await discover.create.click();
      return discover.dialog.getByRole("alert");
    },
  },
  {
    name: "a spark that is refused",
    open: async (page) => {
      await page.route(GUIDES_CALL, (route) =>
        route.fulfill({ status: 429, json: { error: "You can spark 10 guides an hour." } }),
      );
      const discover = await openDialog(page);
      await discover.prompt.fill("a cosy date night".repeat(50));
      await discover.create.click();
      return discover.error.filter({ hasText: "You can spark 10 guides an hour." });
    },
  },
  {
    name: "a spark that is being sent",
    open: async (page) => {
      await page.route(GUIDES_CALL, () => {});
      const discover = await openDialog(page);
      await discover.prompt.fill("a cosy date night");
      await discover.create.click();
      return discover.create.filter({ hasText: "Creating..." });
    },
  },
  {
    name: "too few places",
    isForEveryLook: true,
    open: async (page) => {
      const discover = await openDialog(page);
      await discover.prompt.fill("Italian in Temescal");
      await discover.create.click();
      return discover.dialog.getByRole("region", { name: "What came close" });
    },
  },
  {
    name: "a guide that is ready, with its steps",
    open: async (page) => {
      const discover = await openDialog(page);
      await discover.prompt.fill("cosy Italian date night, not too loud");
      await discover.create.click();
      await expect(discover.checklist.getByRole("link", { name: "Read it" })).toBeVisible();
      await discover.checklist.getByRole("button", { name: "Show steps" }).click();
      return discover.steps.last();
    },
  },
];

const LISTS: OpenState[] = [
  {
    name: "neither guides nor cities",
    open: async (page) => {
      for (const call of ["**/api/restaurants/cities", "**/api/guides?city=*"])
        await page.route(call, (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
      const discover = new DiscoverPage(page);
      await discover.open("?city=Oakland");
      await expect(discover.error).toBeVisible();
      return page.getByRole("button", { name: "Load the other cities" });
    },
  },
  {
    name: "a city without guides",
    open: async (page) => {
      const discover = new DiscoverPage(page);
      await discover.mockGuides([]);
      await discover.open("?city=Oakland");
      return page.getByRole("heading", { name: "Nothing on this plate yet" });
    },
  },
  {
    name: "a position that is not shared",
    open: async (page) => {
      await page.context().clearPermissions();
      await new DiscoverPage(page).open();
      await page.getByRole("button", { name: "Near me now" }).click();
      return page.getByRole("region", { name: "Around you" }).getByRole("alert");
    },
  },
  {
    name: "three for the reader, and what is near",
    open: async (page) => {
      await page.context().grantPermissions(["geolocation"]);
      await page.context().setGeolocation(JAPANTOWN);
      await new DiscoverPage(page).open();
      await expect(page.getByRole("region", { name: "Three for you" }).getByRole("listitem")).toHaveCount(3);
      await page.getByRole("button", { name: "Near me now" }).click();
      const around = page.getByRole("region", { name: "Around you" });
      return around.getByRole("status").filter({ hasText: "places within two miles" });
    },
  },
];

export const DISCOVER: OpenStates = {
  who: "sparking a guide",
  prepare: async (page) => {
    const account: Account = await register(page.request);
    for (const id of LOVED) await saveStatus(page.request, account, { id }, { status: "love" });
    return [...CREATION, ...LISTS];
  },
};
