import type { APIRequestContext, Locator, Page } from "@playwright/test";

/** Something that a page shows only once it is asked for. */
export type OpenState = {
  name: string;
  /** Brings it about from wherever the page is, on a phone's width, and returns what is then seen. */
  open: (page: Page) => Promise<Locator>;
  /** Where the system sets the colors it is checked as well: one of each kind is enough. */
  isForEveryLook?: true;
  /** Pixels, where it exists at one width alone. */
  width?: 320 | 1440;
};

/** What one kind of reader can open. */
export type OpenStates = {
  who: string;
  /** Makes the reader, and what they have, and signs the page in. Nobody is signed in on `request`. */
  prepare: (page: Page, request: APIRequestContext) => Promise<readonly OpenState[]>;
};
