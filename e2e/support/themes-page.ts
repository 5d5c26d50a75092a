import type { Locator, Page, Request } from "@playwright/test";
import { ScheduledTheme } from "@/lib/contracts/theme";
import { setSessionCookies, signInAdmin } from "./sessions";

/** The admin themes screen, by what a person sees. */
export class ThemesPage {
  readonly cards: Locator;
  readonly banner: Locator;
  readonly generate: Locator;
  readonly generateFirst: Locator;
  readonly dialog: Locator;
  readonly alert: Locator;

  constructor(readonly page: Page) {
    this.cards = page.getByRole("main").getByRole("article");
    this.banner = page.getByRole("region", { name: "Theme generation" });
    this.generate = page.getByRole("button", { name: "Generate 52 Weeks" });
    this.generateFirst = page.getByRole("button", { name: "Generate Your First 52 Weeks" });
    this.dialog = page.getByRole("dialog", { name: "Skip this theme? It will not be used for any guide." });
    this.alert = page.getByRole("alert").filter({ hasText: /./ });
  }

  static async forAdmin(page: Page): Promise<ThemesPage> {
    const { token } = await signInAdmin(page);
    await setSessionCookies(page.context(), token);
    return new ThemesPage(page);
  }

  async open(): Promise<void> {
    await this.page.goto("/admin/themes");
    await this.page.getByRole("heading", { level: 1, name: "Scheduled Email Themes" }).waitFor();
  }

  card(words: string): Locator {
    return this.page.getByRole("article", { name: words, exact: true });
  }
  /** A button of a theme. */
  press(words: string, name: string): Locator {
    return this.card(words).getByRole("button", { name, exact: true });
  }
  filter(name: string): Locator {
    return this.page.getByRole("group", { name: "Show" }).getByRole("button", { name, exact: true });
  }

  /** Mocks the list call, without any running generation. Themes that are added later are listed too. */
  async mockThemes(themes: ScheduledTheme[]): Promise<Request[]> {
    const requests: Request[] = [];
    await this.page.route("**/api/scheduled-themes?*", (route) => {
      requests.push(route.request());
      const status = new URL(route.request().url()).searchParams.get("status");
      return route.fulfill({ json: { themes: themes.filter((theme) => !status || theme.status === status) } });
    });
    await this.page.route("**/api/scheduled-themes/generate", (route) =>
      route.request().method() === "GET" ? route.fulfill({ status: 204 }) : route.fallback(),
    );
    return requests;
  }

  /** Mocks the calls on single themes. */
  async mockTheme(id: string, respond: (request: Request) => { status?: number; json?: unknown }): Promise<Request[]> {
    const requests: Request[] = [];
    await this.page.route(`**/api/scheduled-themes/${id}`, (route) => {
      requests.push(route.request());
      return route.fulfill(respond(route.request()));
    });
    return requests;
  }
}

/** A theme for lists. */
export const listedTheme = (theme: Partial<ScheduledTheme> & Pick<ScheduledTheme, "id" | "targetWeek">) =>
  ScheduledTheme.parse({ theme: `Theme ${theme.id}`, rationale: `Why ${theme.id}`, ...theme });
