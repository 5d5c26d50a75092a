import { register } from "./support/account";
import { DEVICES, pressByKey, tabTo, typeInto } from "./support/keyboard";
import { waitForMail } from "./support/mailbox";
import { MapPage, saveStatus } from "./support/map-page";
import { newUsername, PASSWORD } from "./support/sessions";
import { expect, test } from "./support/test";

for (const [device, viewport] of DEVICES)
  test.describe(`by keyboard alone, on ${device}`, () => {
    test.use({ viewport, reducedMotion: "reduce" });

    test("a visitor finds a guide, keeps a place by signing up, and finds it", async ({ page }) => {
      await page.goto("/");
      await pressByKey(page, page.getByRole("main").locator('a[href^="/guide/"]').first());
      await page.waitForURL(/\/guide\//);
      const entry = page.locator("article section[id^=restaurant-]").first();
      const name = (await entry.getByRole("heading").first().textContent()) ?? "";
      await tabTo(page, entry.getByRole("link", { name: "Directions" }));
      await pressByKey(page, entry.getByRole("link", { name: /^Interested/ }));
      await page.waitForURL(/\/(login|register)\?/);
      if (new URL(page.url()).pathname === "/login") {
        await pressByKey(page, page.getByRole("link", { name: "Sign up", exact: true }));
        await page.waitForURL(/\/register\?/);
      }
      await typeInto(page, page.getByLabel("Username"), newUsername());
      await typeInto(page, page.getByLabel("Password", { exact: true }), PASSWORD);
      await typeInto(page, page.getByLabel("Confirm password"), PASSWORD);
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/guide\//);
      await expect(entry.getByRole("button", { name: "Interested", pressed: true })).toBeVisible();
      await expect(entry, "Tab goes on from what was marked").toBeFocused();

      await page.reload();
      await pressByKey(page, page.getByRole("link", { name: "Profile", exact: true }));
      await page.waitForURL("/profile");
      await pressByKey(page, page.getByRole("region", { name: "Places" }).getByRole("link", { name, exact: true }));
      await page.waitForURL(/\/place\//);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    });

    test("a member sparks a guide, puts a place on a list and shares it", async ({ page }) => {
      await page.request.post("/api/auth/register", { data: { username: newUsername(), password: PASSWORD } });
      await page.goto("/discover");
      await page.waitForFunction(() => localStorage.getItem("token") !== null);
      await pressByKey(page, page.getByRole("button", { name: "Spark a New Guide" }));
      const dialog = page.getByRole("dialog", { name: "Spark a New Guide" });
      await expect(dialog.getByRole("textbox")).toBeFocused();
      await page.keyboard.type("Italian dinner for two");
      await pressByKey(page, dialog.getByRole("button", { name: "Create", exact: true }));
      const read = page.getByRole("link", { name: /^Read it/ });
      await read.waitFor();
      await pressByKey(page, read);
      await page.waitForURL(/\/guide\//);
      const entry = page.locator("article section[id^=restaurant-]").first();
      await pressByKey(page, entry.getByRole("button", { name: /^Add to a list/ }));
      const lists = page.getByRole("dialog", { name: "Add to a list" });
      await typeInto(page, lists.getByLabel("Name your first list"), "By hand");
      await page.keyboard.press("Enter");
      await expect(lists.getByRole("checkbox", { name: /^By hand/ })).toBeChecked();
      await page.keyboard.press("Escape");
      await expect(entry.getByRole("button", { name: /^On “By hand”/ })).toBeFocused();

      await page.goto("/profile/lists");
      await pressByKey(page, page.getByRole("link", { name: "By hand" }));
      await pressByKey(page, page.getByRole("button", { name: "Sharing" }));
      await pressByKey(page, page.getByRole("button", { name: "Share by link" }));
      await expect(page.getByLabel("Link to this list")).toHaveValue(/\/list\//);
    });

    test("a visitor chooses a city, subscribes and confirms", async ({ page, request }) => {
      const email = `${newUsername()}@example.com`;
      await page.goto("/");
      await tabTo(page, page.getByRole("radio", { name: "San Francisco" }));
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("radio", { name: "Oakland" })).toBeChecked();
      await typeInto(page, page.getByLabel("Email"), email);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "Almost there!" })).toBeVisible();
      await tabTo(page, page.getByRole("button", { name: "Send it again" }));

      const { links } = await waitForMail(request, email, /Please confirm/);
      await page.goto(links.find((link) => link.includes("/email/confirm/")) ?? "");
      await expect(page.getByRole("heading", { level: 1, name: "You're all set!" })).toBeVisible();
      await pressByKey(page, page.getByRole("link", { name: "See this week's guide" }));
      await page.waitForURL(/\/(?:guide\/|oakland$)/);
    });

    test("a member filters the map, opens a place and marks it", async ({ page }) => {
      const account = await register(page.request);
      for (const id of ["chez-panisse", "tartine-bakery-guerrero", "zuni-cafe"])
        await saveStatus(page.request, account, { id }, { status: "love" });
      const map = new MapPage(page);
      await map.open();
      await pressByKey(page, page.getByRole("button", { name: /^(Filters|Cuisine)$/ }).filter({ visible: true }));
      const panel = page.getByRole("dialog", { name: /^(Filters|Cuisine)$/ });
      const choice = panel.getByRole("group", { name: "Cuisine" }).getByRole("checkbox").first();
      await tabTo(page, choice);
      await page.keyboard.press("Space");
      await expect(choice).toBeChecked();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(
        page.getByRole("button", { name: /^(Filters 1 chosen|Cuisine: )/ }).filter({ visible: true }),
      ).toBeFocused();
      await expect(page).toHaveURL(/cuisine=/);

      const list = page.getByRole("button", { name: "As a list", exact: true });
      if (await list.isVisible()) await pressByKey(page, list);
      const row = map.rows.first();
      await pressByKey(page, row);
      await expect(map.card.getByRole("heading")).toBeFocused();
      await pressByKey(page, map.status);
      await expect(page.getByRole("option", { name: "Loved" })).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(map.status).toContainText("Liked");
      await expect(map.status).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(map.card).toHaveCount(0);
      await expect(page.locator(":focus")).toBeVisible();
    });
  });
