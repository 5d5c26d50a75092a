import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { Guide } from "@/lib/contracts/guide";
import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import { type Account, bearer, register } from "./account";

/** One of the magazine's guides, read by a new reader whose browser is signed in. */
export class GuidePage {
  private constructor(
    readonly page: Page,
    readonly account: Account,
    readonly guide: Guide,
  ) {}

  static async forNewReader(page: Page): Promise<GuidePage> {
    const account = await register(page.request);
    const params = { city: "San Francisco", limit: 1 };
    const [listed] = await (await page.request.get("/api/guides/email", { params })).json();
    const read = await page.request.get(`/api/guides/${listed.id}`, { headers: bearer(account) });
    return new GuidePage(page, account, (await read.json()).guide);
  }

  /** Waits until the page knows its reader, so that clicks take effect. */
  async open(hash = "", page = this.page): Promise<void> {
    await page.goto(`/guide/${this.guide.id}${hash}`);
    await page.waitForFunction(() => localStorage.getItem("token") !== null);
  }

  place(index: number): Restaurant {
    const entry = this.guide.entries[index];
    if (!entry) throw new Error(`The guide has no entry ${index}.`);
    return entry.restaurant;
  }

  entry(index: number, page = this.page): Locator {
    return page.getByRole("region", { name: this.place(index).name, exact: true });
  }
  choice(index: number, name: string, page = this.page): Locator {
    return this.entry(index, page).getByRole("button", { name, exact: true });
  }
  inContents(index: number): Locator {
    return this.page.getByRole("navigation", { name: "In this guide" }).getByRole("listitem").nth(index);
  }
  notice(page = this.page): Locator {
    return page.getByRole("region", { name: "Your last changes" });
  }

  /** The status that the server has stored. */
  async savedStatus(index: number): Promise<{ status: UserStatus | null; origin: string | undefined }> {
    const response = await this.call((request, headers) =>
      request.get(`/api/restaurants/${this.place(index).id}`, { headers }),
    );
    const { restaurant } = await response.json();
    return { status: restaurant.userStatus, origin: restaurant.discoveredFromGuide?.id };
  }

  async setStatus(index: number, status: UserStatus | null): Promise<void> {
    const path = `/api/restaurants/${this.place(index).id}/status`;
    await this.call((request, headers) => request.post(path, { headers, data: { status } }));
  }

  private call<T>(ask: (request: APIRequestContext, headers: Record<string, string>) => Promise<T>): Promise<T> {
    return ask(this.page.request, bearer(this.account));
  }
}
