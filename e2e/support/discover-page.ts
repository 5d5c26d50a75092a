import type { Locator, Page } from "@playwright/test";
import type { GuideStreamEvent } from "@/lib/contracts/guide";

/** The Guides screen, by what a person sees. */
export class DiscoverPage {
  readonly city: Locator;
  readonly rows: Locator;
  readonly spark: Locator;
  readonly stop: Locator;
  readonly dialog: Locator;
  readonly prompt: Locator;
  readonly create: Locator;
  readonly checklist: Locator;
  readonly steps: Locator;
  readonly error: Locator;

  constructor(readonly page: Page) {
    this.city = page.getByLabel("City");
    this.rows = page.getByRole("main").getByRole("article");
    this.spark = page.getByRole("button", { name: "Spark a New Guide" });
    this.stop = page.getByRole("button", { name: "Stop creating the guide" });
    this.dialog = page.getByRole("dialog", { name: "Spark a New Guide" });
    this.prompt = this.dialog.getByRole("textbox");
    this.create = this.dialog.getByRole("button", { name: /^Creat/ });
    this.checklist = page.getByRole("region", { name: "Guide Creation" });
    this.steps = this.checklist.getByRole("listitem");
    this.error = page.getByRole("alert").filter({ hasText: /./ });
  }

  async open(query = "") {
    await this.page.goto(`/discover${query}`);
    await this.page.getByRole("heading", { name: "Guides", exact: true }).waitFor();
  }

  /** The older guides of a city are folded. */
  async showAll() {
    await this.page.getByRole("button", { name: /^Show all \d+ guides$/ }).click();
  }

  async sparkPrompt(text: string) {
    await this.spark.click();
    await this.prompt.fill(text);
    await this.create.click();
  }

  /** Mocks the list call, for one city or for all. */
  async mockGuides(guides: readonly { id: string; name: string; city: string; createdAt: string }[]) {
    await this.page.route("**/api/guides?city=*", (route) => {
      const city = new URL(route.request().url()).searchParams.get("city");
      return route.fulfill({ json: { guides: guides.filter((guide) => guide.city === city) } });
    });
  }

  /** Mocks creation with these events, sent at once. */
  async mockCreation(events: readonly GuideStreamEvent[]) {
    const body = events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join("");
    await this.page.route("**/api/guides", (route) =>
      route.fulfill({ status: 200, headers: { "content-type": "text/event-stream" }, body: `: open\n\n${body}` }),
    );
  }
}

let count = 0;

/** A guide for lists; later ones were created later. */
export function listedGuide(guide: { name: string } & Partial<{ id: string; city: string; createdAt: string }>) {
  count += 1;
  return { id: `listed-guide-${count}bcdfg`, city: "Oakland", createdAt: "2026-11-01T08:00:00.000Z", ...guide };
}
