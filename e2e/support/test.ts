import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

type Fixtures = {
  /** Errors that a journey provokes on purpose; any other error on a page's console fails the test. */
  expectedErrors: RegExp[];
  /** A page of another browser: nobody is signed in there. */
  newVisitor: () => Promise<Page>;
  watchForErrors: (context: BrowserContext) => void;
};

/** Playwright inspects a message's sandboxed frame with its own script, which the sandbox refuses and reports. */
const PLAYWRIGHT_SANDBOX_ERROR = /^(about:srcdoc)?: Blocked script execution in 'about:srcdoc'/;

/**
 * Releases the requests that a test holds: one that a page sends at the very end is answered while the page is closing,
 * and what breaks then is not the test's fault.
 */
async function releaseHeldRequests(context: BrowserContext): Promise<void> {
  const holders = [context, ...context.pages()];
  await Promise.all(holders.map((holder) => holder.unrouteAll({ behavior: "ignoreErrors" })));
}

/** Playwright's test on the running product, failing on every unexpected console error. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => use(process.env.E2E_BASE_URL),
  expectedErrors: [[], { option: true }],

  watchForErrors: async ({ expectedErrors }, use) => {
    const errors: string[] = [];
    const report = (where: string, text: string) => {
      const error = `${where}: ${text}`;
      if (!PLAYWRIGHT_SANDBOX_ERROR.test(error) && !expectedErrors.some((expected) => expected.test(text)))
        errors.push(error);
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
    await releaseHeldRequests(context);
  },

  newVisitor: async ({ browser, baseURL, watchForErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      contexts.push(context);
      watchForErrors(context);
      return context.newPage();
    });
    for (const context of contexts) await releaseHeldRequests(context);
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
