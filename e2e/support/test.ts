import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

type Fixtures = {
  /** Errors that a journey means to provoke; any other error on a page's console fails the test. */
  expectedErrors: RegExp[];
  /** A page of another browser: nobody is signed in there. */
  newVisitor: () => Promise<Page>;
  watchForErrors: (context: BrowserContext) => void;
};

/** Playwright's test on the running product, failing on every error a page reports that was not expected. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => use(process.env.E2E_BASE_URL),
  expectedErrors: [[], { option: true }],

  watchForErrors: async ({ expectedErrors }, use) => {
    const errors: string[] = [];
    const report = (where: string, text: string) => {
      if (!expectedErrors.some((expected) => expected.test(text))) errors.push(`${where}: ${text}`);
    };
    await use((context) => {
      context.on("console", (message) => {
        if (message.type() === "error") report(message.location().url, message.text());
      });
      context.on("weberror", (error) => report(error.page()?.url() ?? "a page", String(error.error())));
    });
    expect(errors, "errors that pages reported").toEqual([]);
  },

  context: async ({ context, watchForErrors }, use) => {
    watchForErrors(context);
    await use(context);
  },

  newVisitor: async ({ browser, baseURL, watchForErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      contexts.push(context);
      watchForErrors(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
