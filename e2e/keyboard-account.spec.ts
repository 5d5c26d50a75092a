import { DEVICES, pressByKey, tabTo, typeInto } from "./support/keyboard";
import { newUsername, PASSWORD, register } from "./support/sessions";
import { expect, test } from "./support/test";

const NEW_PASSWORD = "five soup spoons";

for (const [device, viewport] of DEVICES)
  test.describe(`an account by keyboard alone, on ${device}`, () => {
    test.use({ viewport, reducedMotion: "reduce" });

    test("a member changes the password, ends another session, then all", async ({ page, request }) => {
      const username = newUsername();
      const signInElsewhere = (password: string) => request.post("/api/auth/login", { data: { username, password } });
      await register({ request: page.request }, username);
      await signInElsewhere(PASSWORD);
      await page.goto("/profile/account");
      const sessions = page.getByRole("region", { name: "Where you are signed in" });
      await expect(sessions.getByRole("listitem")).toHaveCount(2);
      const section = page.getByRole("region", { name: "Password" });
      await pressByKey(page, section.getByRole("button", { name: "Change the password" }));
      await typeInto(page, section.getByLabel("Current password"), PASSWORD);
      await typeInto(page, section.getByLabel("New password"), NEW_PASSWORD);
      await page.keyboard.press("Enter");
      await expect(section.getByText("Your password is changed.")).toBeVisible();
      await expect(section).toBeFocused();
      await expect(sessions.getByRole("listitem")).toHaveCount(1);

      expect((await signInElsewhere(NEW_PASSWORD)).status()).toBe(200);
      await page.reload();
      await pressByKey(page, sessions.getByRole("button", { name: /^Sign out of/ }));
      await expect(sessions.getByRole("listitem")).toHaveCount(1);
      await expect(sessions).toBeFocused();
      await pressByKey(page, sessions.getByRole("button", { name: "Sign out everywhere" }));
      await expect(page.getByText("You are signed out everywhere.")).toBeVisible();
      await typeInto(page, page.getByLabel("Username"), username);
      await typeInto(page, page.getByLabel("Password", { exact: true }), NEW_PASSWORD);
      await page.keyboard.press("Enter");
      await page.waitForURL("/");
    });

    test("a member deletes the account", async ({ page, request }) => {
      const username = newUsername();
      await register({ request: page.request }, username);
      await page.goto("/profile");
      await pressByKey(page, page.getByRole("link", { name: "Account", exact: true }));
      await page.waitForURL("/profile/account");
      const section = page.getByRole("region", { name: "Delete my account" });
      await pressByKey(page, section.getByRole("button", { name: "Delete my account" }));
      await typeInto(page, section.getByLabel("Username"), username);
      await typeInto(page, section.getByLabel("Password", { exact: true }), PASSWORD);
      await tabTo(page, section.getByRole("button", { name: "Delete it for good" }));
      await page.keyboard.press("Space");
      await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
      expect((await request.post("/api/auth/login", { data: { username, password: PASSWORD } })).status()).toBe(401);
    });
  });
