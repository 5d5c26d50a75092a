import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { bearer } from "./account";

type Place = { id: string; name: string };

/** The Map screen, by what a person sees. */
export class MapPage {
  readonly search: Locator;
  readonly modes: Locator;
  readonly rows: Locator;
  readonly listStatus: Locator;
  readonly canvas: Locator;
  readonly card: Locator;
  readonly status: Locator;
  readonly alert: Locator;
  readonly nearMe: Locator;
  /** Of the list. */
  readonly order: Locator;
  readonly searchArea: Locator;
  /** On wide screens. */
  readonly filters: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByRole("searchbox", { name: "Search restaurants" });
    this.modes = page.getByRole("group", { name: "Mode" });
    this.rows = page.getByRole("region", { name: "List" }).getByRole("grid").getByRole("row");
    this.listStatus = page.getByRole("region", { name: "List" }).getByRole("status");
    this.canvas = page.getByRole("region", { name: /^Map/ });
    this.card = page
      .getByRole("main")
      .getByRole("region")
      .filter({ has: page.getByRole("button", { name: "Close", exact: true }) });
    this.status = this.card.getByRole("button", { name: /your status for/ });
    this.alert = page.getByRole("main").getByRole("alert");
    this.nearMe = page.getByRole("button", { name: "Near me" });
    this.order = page.getByRole("combobox", { name: "Order" });
    this.searchArea = page.getByRole("button", { name: "Search this area" });
    this.filters = page.getByRole("group", { name: "Filters" });
  }

  async open(query = "") {
    await this.page.goto(`/map${query}`);
    await this.search.waitFor();
  }

  /** Inputs faster than any hand, so that a busy machine does not look like a pause. */
  async typeAtOnce(...texts: string[]) {
    await this.search.evaluate((box: HTMLInputElement, typed) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      for (const text of typed) {
        set?.call(box, text);
        box.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }, texts);
  }

  row = (name: string): Locator => this.rows.filter({ hasText: name });
  /** The marker of the selected place, which shows its status. */
  pin = (name: string): Locator =>
    this.page.getByRole("main").getByRole("button", { name, exact: false }).and(this.page.locator("[aria-current]"));

  /** Until it draws nothing more. */
  async settle() {
    await expect(this.page.locator(".maplibregl-map")).toHaveAttribute("aria-busy", "false", { timeout: 40_000 });
  }

  /** Opens a filter's menu, chooses values and closes it. */
  async filter(name: string, ...values: string[]) {
    await this.filters.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    const menu = this.page.getByRole("dialog", { name });
    const others = menu.getByRole("button", { name: /^Show all \d+$/ });
    for (const value of values) {
      const choice = menu.getByRole("checkbox", { name: value });
      await expect(menu.getByRole("checkbox").first()).toBeVisible();
      if (!(await choice.isVisible())) await others.click();
      await choice.check();
    }
    await this.page.keyboard.press("Escape");
  }

  /** Moves it by keyboard, as a reader would. */
  async move(...keys: string[]) {
    await this.settle();
    await this.canvas.focus();
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await this.settle();
    }
  }

  async setStatus(choice: string) {
    await this.status.click();
    await this.page
      .getByRole("listbox", { name: /^Your status for/ })
      .getByRole("option", { name: choice, exact: true })
      .click();
  }

  async chooseMode(name: "Saved" | "All" | "Quadtree") {
    await this.modes.getByRole("button", { name }).click();
  }
}

/** A few restaurants of a city's guide, in its order. */
export async function placesOfGuide(request: APIRequestContext, account: { token: string }, city: string) {
  const headers = bearer(account);
  const { guides } = await (await request.get(`/api/guides?city=${encodeURIComponent(city)}`, { headers })).json();
  const { guide } = await (await request.get(`/api/guides/${guides[0].id}`, { headers })).json();
  const places: Place[] = guide.entries.map(({ restaurant }: { restaurant: Place }) => restaurant);
  return { guide: guide as { id: string; name: string; city: string }, places };
}

export const saveStatus = (
  request: APIRequestContext,
  account: { token: string },
  { id }: Pick<Place, "id">,
  data: { status: string | null; originGuideId?: string },
) => request.post(`/api/restaurants/${id}/status`, { headers: bearer(account), data });
