import { expect, type Page } from "@playwright/test";
import { register } from "../account";
import { MapPage, placesOfGuide, saveStatus } from "../map-page";
import type { OpenState, OpenStates } from "./open-state";

const MARKS = [
  { id: "chez-panisse", status: "love" },
  { id: "tartine-bakery-guerrero", status: "love" },
  { id: "zuni-cafe", status: "interested" },
] as const;

const cards = (map: MapPage): OpenState[] => [
  {
    name: "a place's card, with its hours",
    isForEveryLook: true,
    open: async () => {
      await map.open("?restaurant=chez-panisse");
      await expect(map.card.getByRole("heading", { name: "Chez Panisse" })).toBeVisible();
      for (const hours of await map.card.locator("summary").all()) await hours.click();
      return map.status;
    },
  },
  {
    name: "the menu of a place's status",
    isForEveryLook: true,
    open: async (page) => {
      await map.open("?restaurant=chez-panisse");
      await map.status.click();
      return page.getByRole("option", { name: "Clear" });
    },
  },
  {
    name: "a place that we don't know, and a position that is not shared",
    open: async () => {
      await map.open("?restaurant=nowhere-at-all");
      await expect(map.alert).toContainText("We couldn't find that restaurant.");
      await map.nearMe.click();
      return map.alert.filter({ hasText: "where you are" });
    },
  },
];

const openPanel = async (page: Page, name: string) => {
  const panel = page.getByRole("dialog", { name });
  await panel.getByRole("checkbox", { name: "Loved" }).check();
  return panel.getByRole("checkbox", { name: "Loved", checked: true });
};

const filters = (map: MapPage): OpenState[] => [
  {
    name: "the filters in their panel",
    isForEveryLook: true,
    width: 320,
    open: async (page) => {
      await map.open();
      await page.getByRole("button", { name: "Filters" }).click();
      return openPanel(page, "Filters");
    },
  },
  {
    name: "the menu of a filter",
    isForEveryLook: true,
    width: 1440,
    open: async (page) => {
      await map.open();
      await map.filters.getByRole("button", { name: "Status" }).click();
      return openPanel(page, "Status");
    },
  },
  {
    name: "the list, filtered",
    open: async (page) => {
      await map.open("?status=love");
      await page.getByRole("button", { name: "As a list", exact: true }).click();
      return map.row("Tartine");
    },
  },
  {
    name: "filters that let nothing through",
    open: async (page) => {
      await map.open("?status=love&cuisine=Nowhere");
      return page.getByRole("button", { name: "Clear the filters" });
    },
  },
];

const searches = (map: MapPage, guideId: string): OpenState[] => [
  {
    name: "a search that fails",
    open: async (page) => {
      await page.route("**/api/restaurants/search?*", (route) => route.abort());
      await map.open("?q=chez%20panisse");
      return map.alert.filter({ hasText: "Failed to search restaurants" });
    },
  },
  {
    name: "a search that finds nothing",
    open: async (page) => {
      await map.open("?q=xqzvw%20kjqxz");
      return page.getByText('No restaurants found for "xqzvw kjqxz"', { exact: true });
    },
  },
  {
    name: "the places of a guide",
    open: async (page) => {
      await map.open(`?guide=${guideId}`);
      return page.getByRole("button", { name: "Close the guide" });
    },
  },
];

export const MAP: OpenStates = {
  who: "a member's map",
  prepare: async (page) => {
    const account = await register(page.request);
    for (const { id, status } of MARKS) await saveStatus(page.request, account, { id }, { status });
    const { guide } = await placesOfGuide(page.request, account, "Oakland");
    const map = new MapPage(page);
    return [...cards(map), ...filters(map), ...searches(map, guide.id)];
  },
};
