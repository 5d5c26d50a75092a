import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { newUsername, PASSWORD, register } from "../sessions";
import type { OpenState, OpenStates } from "./open-state";
import { makeAccountLink, makeSubscriptionLinks } from "./reader-rows";

const NOBODYS_TOKEN = "a-token-that-nobody-ever-got";

const alertOf = (page: Page) => page.getByRole("main").getByRole("alert").filter({ hasText: /./ });
const titled = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name, exact: true });

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
}

const FORMS: OpenState[] = [
  {
    name: "a subscription that is refused",
    open: async (page) => {
      await subscribe(page, "ana@localhost");
      return alertOf(page).filter({ hasText: "doesn't look like an email address" });
    },
  },
  {
    name: "Almost there, sent again",
    open: async (page) => {
      await subscribe(page, `eater-${randomUUID()}@example.com`);
      await page.getByRole("button", { name: "Send it again" }).click();
      return page.getByText("Sent again.");
    },
  },
  {
    name: "See you Thursday",
    open: async (page) => {
      await page.goto("/?confirmed=true");
      return page.getByRole("heading", { name: "See you Thursday" });
    },
  },
  {
    name: "a sign-in without a password, after what was done before",
    isForEveryLook: true,
    open: async (page) => {
      await page.goto("/login?claim=a-claim&done=everywhere", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Show" }).click();
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(alertOf(page)).toHaveText("Enter your username and your password.");
      return page.getByText("You are signed out everywhere.");
    },
  },
  {
    name: "a sign-in that is refused",
    open: async (page) => {
      await page.goto("/login", { waitUntil: "networkidle" });
      await page.getByLabel("Username").fill(newUsername());
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Sign in" }).click();
      return alertOf(page);
    },
  },
  {
    name: "a registration whose passwords differ",
    open: async (page) => {
      await page.goto("/register?claim=a-claim", { waitUntil: "networkidle" });
      await page.getByLabel("Username").fill(newUsername());
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByLabel("Confirm password").fill("another one");
      await page.getByRole("button", { name: "Register" }).click();
      return page.getByLabel("Confirm password").and(page.locator("[aria-invalid=true]"));
    },
  },
  {
    name: "a forgotten password, without a name",
    open: async (page) => {
      await page.goto("/login/forgot", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Send me a link" }).click();
      return alertOf(page);
    },
  },
  {
    name: "a forgotten password, asked for",
    open: async (page) => {
      await page.goto("/login/forgot", { waitUntil: "networkidle" });
      await page.getByLabel("Username or email address").fill(newUsername());
      await page.getByRole("button", { name: "Send me a link" }).click();
      return page.getByRole("heading", { name: "Look in your mailbox" });
    },
  },
];

export const VISITORS_FORMS: OpenStates = { who: "a visitor's forms", prepare: async () => FORMS };

const MISSING = [
  ["/nowhere-at-all", "Page not found"],
  ["/guide/nowhere-at-all", /./],
  ["/place/nowhere-at-all", /./],
  ["/list/no-such-list-no-such-list", "This list isn't shared"],
] as const;

export const LINKS_OF_MESSAGES: OpenStates = {
  who: "the links of messages, and dead ones",
  prepare: async (page, request) => {
    const username = newUsername();
    await register({ request }, username);
    const reset = await makeAccountLink(username, "password");
    const address = await makeAccountLink(username, "email");
    const { confirm, preference, unsubscribe } = await makeSubscriptionLinks();
    const press = `/email/restaurant-status/${preference}/zuni-cafe/LOVE`;
    const pages = [
      [`/email/address/${address}`, "Use this address?"],
      [`/email/confirm/${confirm}`, "You're all set!"],
      [press, "Almost there"],
      [press.replace("LOVE", "ADORE"), "Unsupported status"],
      [press.replace("zuni-cafe", "nowhere-at-all"), "Restaurant not found"],
      [`/unsubscribe/${unsubscribe}`, "Stop the weekly guide?"],
      ...["/email/reset/", "/email/address/", "/email/confirm/"].map(
        (path) => [path + NOBODYS_TOKEN, "Link expired or invalid"] as const,
      ),
      [press.replace(preference, NOBODYS_TOKEN), "Link expired or invalid"],
      ...MISSING,
    ] as const;
    return [
      {
        name: "a new password that is refused",
        open: async () => {
          await page.goto(`/email/reset/${reset}`, { waitUntil: "networkidle" });
          await page.getByLabel("New password").fill("short");
          await page.getByRole("button", { name: "Save my new password" }).click();
          return alertOf(page);
        },
      },
      ...pages.map(([path, title]) => ({
        name: path,
        open: async () => {
          await page.goto(path);
          return titled(page, title);
        },
      })),
      ...[
        [unsubscribe, "You've been unsubscribed"],
        [NOBODYS_TOKEN, "Link expired or invalid"],
      ].map(([token, title = ""]) => ({
        name: `the press on Unsubscribe: ${title}`,
        open: async () => {
          await page.goto(`/unsubscribe/${token}`);
          await page.getByRole("button", { name: "Unsubscribe", exact: true }).click();
          return titled(page, title);
        },
      })),
      {
        name: "the link of a subscription that has ended",
        open: async () => {
          await page.goto(`/unsubscribe/${unsubscribe}`);
          return titled(page, "Already unsubscribed");
        },
      },
      {
        name: "a link whose call fails",
        open: async () => {
          await page.route(/\/api\/email\//, (route) => route.fulfill({ status: 503, body: "Closed for lunch." }));
          await page.goto(`/email/confirm/${confirm}`);
          return titled(page, "Something went wrong");
        },
      },
    ];
  },
};
