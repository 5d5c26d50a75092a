import type { Page } from "@playwright/test";
import { newUsername, PASSWORD, register } from "../sessions";
import type { OpenState, OpenStates } from "./open-state";
import { makeAccountLink, makeReachable, makeSubscriptionLinks } from "./reader-rows";

const WRONG = "That is not your current password.";

/** The account's page, and one of its sections. */
async function openSection(page: Page, name: string) {
  await page.goto("/profile/account", { waitUntil: "networkidle" });
  return page.getByRole("region", { name });
}

const CHANGES: OpenState[] = [
  {
    name: "a new password, refused",
    open: async (page) => {
      const section = await openSection(page, "Password");
      await section.getByRole("button", { name: "Change the password" }).click();
      await section.getByLabel("Current password").fill("not this one");
      await section.getByLabel("New password").fill(PASSWORD);
      await section.getByRole("button", { name: "Change my password" }).click();
      return section.getByText(WRONG);
    },
  },
  {
    name: "another address, refused",
    open: async (page) => {
      const section = await openSection(page, "Email address");
      await section.getByRole("button", { name: "Change the address" }).click();
      await section.getByRole("button", { name: "Send the link" }).click();
      return section.getByRole("alert");
    },
  },
  {
    name: "another address, asked for",
    open: async (page) => {
      const section = await openSection(page, "Email address");
      await section.getByRole("button", { name: "Change the address" }).click();
      await section.getByLabel("New email address").fill(`${newUsername()}@example.com`);
      await section.getByLabel("Current password").fill(PASSWORD);
      await section.getByRole("button", { name: "Send the link" }).click();
      return section.getByText(/^We wrote to/);
    },
  },
  {
    name: "no address any more, refused",
    open: async (page) => {
      const section = await openSection(page, "Email address");
      await section.getByRole("button", { name: "Remove it", exact: true }).click();
      await section.getByLabel("Current password").fill("not this one");
      await section.getByRole("button", { name: "Remove the address" }).click();
      return section.getByText(WRONG);
    },
  },
  {
    name: "two sessions, one of which does not end",
    open: async (page) => {
      await page.route("**/api/account/sessions/*", (route) =>
        route.fulfill({ status: 500, json: { error: "The oven is cold." } }),
      );
      const section = await openSection(page, "Where you are signed in");
      await section.getByRole("button", { name: /^Sign out of/ }).click();
      return section.getByRole("alert");
    },
  },
  {
    name: "the end of the account, refused",
    isForEveryLook: true,
    open: async (page) => {
      const section = await openSection(page, "Delete my account");
      await section.getByRole("button", { name: "Delete my account" }).click();
      await section.getByRole("radio", { name: "End it too" }).check();
      await section.getByLabel("Username").fill("somebody else");
      await section.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await section.getByRole("button", { name: "Delete it for good" }).click();
      return section.getByRole("alert");
    },
  },
];

/** These use up what they open, so they come last. */
const lasting = (confirmAddress: string, claim: string): OpenState[] => [
  {
    name: "an address that asks to be linked",
    open: async (page) => {
      await page.goto(`/email/link/${claim}`);
      return page.getByRole("heading", { name: "Link this address to your account?" });
    },
  },
  {
    name: "an address that is linked",
    open: async (page) => {
      await page.goto(`/email/link/${claim}`, { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Yes, link it" }).click();
      return page.getByRole("heading", { level: 1, name: /^Linked/ });
    },
  },
  {
    name: "a link that was used",
    open: async (page) => {
      await page.goto(`/email/link/${claim}`);
      return page.getByText(/This link has expired or was used/);
    },
  },
  {
    name: "an address that is confirmed",
    open: async (page) => {
      await page.goto(`/email/address/${confirmAddress}`, { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Yes, use it" }).click();
      return page.getByRole("heading", { name: "The address is confirmed" });
    },
  },
  {
    name: "a new password, set",
    open: async (page) => {
      const section = await openSection(page, "Password");
      await section.getByRole("button", { name: "Change the password" }).click();
      await section.getByLabel("Current password").fill(PASSWORD);
      await section.getByLabel("New password").fill("five soup spoons");
      await section.getByRole("button", { name: "Change my password" }).click();
      return section.getByText("Your password is changed.");
    },
  },
];

export const ACCOUNT: OpenStates = {
  who: "a member's account",
  prepare: async (page, request) => {
    const username = newUsername();
    await register({ request: page.request }, username);
    await request.post("/api/auth/login", { data: { username, password: PASSWORD } });
    await makeReachable(username);
    const address = await makeAccountLink(username, "email");
    const { claim } = await makeSubscriptionLinks();
    return [...CHANGES, ...lasting(address, claim)];
  },
};
