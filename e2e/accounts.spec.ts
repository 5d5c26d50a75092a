import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { SIGNED_IN_COOKIE } from "@/lib/contracts/signed-in-cookie";
import { accessibilityFaults } from "./support/accessibility";
import { newUsername, PASSWORD, readStorage, register, signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

test("a visitor registers, is greeted as a member, and signs out", async ({ page, request }) => {
  const username = newUsername();
  const calls: string[] = [];
  page.on("request", (call) => call.url().includes("/api/auth/register") && calls.push(call.url()));
  await page.goto("/");
  await page.getByRole("link", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await expect(page.getByText("Discover new restaurants.")).toBeVisible();

  const fill = async (name: string, password: string, confirmation: string) => {
    await page.getByLabel("Username").fill(name);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password").fill(confirmation);
    await page.getByRole("button", { name: "Register" }).click();
  };
  await fill(username, PASSWORD, `${PASSWORD}!`);
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await fill(username, "1234567", "1234567");
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await fill("ab", PASSWORD, PASSWORD);
  await expect(page.getByText("Usernames have 3 to 30 characters.")).toBeVisible();
  await fill("Maria L", PASSWORD, PASSWORD);
  await expect(page.getByText("Usernames have no spaces: Maria_L would do.")).toBeVisible();
  await expect(page.getByText("Without one, a forgotten password can't be replaced")).toBeVisible();
  expect(calls).toEqual([]);

  await fill(username, PASSWORD, PASSWORD);
  await page.waitForURL("/");
  const welcome = page.getByRole("region", { name: "Your last changes" });
  await expect(welcome).toContainText(`Welcome, ${username}: your account is ready`);
  await expect(welcome.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Profile" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign Up" })).toHaveCount(0);
  const { token, user } = await readStorage(page);
  expect(JSON.parse(user ?? "")).toEqual({ username, isAdmin: false });
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === SESSION_COOKIE)).toMatchObject({
    value: token,
    httpOnly: true,
    sameSite: "Lax",
  });

  await page.getByRole("link", { name: "Profile" }).first().click();
  await expect(page.getByRole("heading", { name: username })).toBeVisible();
  await expect(page.getByText("EA", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Admin/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL("/");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await readStorage(page)).toEqual({});
  const left = (await page.context().cookies()).map(({ name }) => name);
  expect(left).not.toContain(SESSION_COOKIE);
  expect(left).not.toContain(SIGNED_IN_COOKIE);
  const again = await request.get("/api/guides", { headers: { authorization: `Bearer ${token}` } });
  expect(again.status()).toBe(401);
});

test.describe("refusals", () => {
  test.use({ expectedErrors: [/status of (401|409|429)/] });

  test("a wrong password reveals no more than that, and the right one leads home", async ({ page, request }) => {
    const { user } = await register({ request });
    await page.goto("/login");
    await page.getByLabel("Username").fill(user.username.toUpperCase());
    await page.getByLabel("Password").fill("not this one");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Wrong username or password.")).toBeVisible();
    await expect(page.getByLabel("Username")).toHaveValue(user.username.toUpperCase());

    await page.route("/api/auth/login", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
    await page.waitForURL("/");
    await expect(page.getByRole("link", { name: "Guides" }).first()).toBeVisible();
  });

  test("a taken name is reported in the form, which keeps its input", async ({ page, request }) => {
    const { user } = await register({ request });
    await page.goto("/register");
    await page.getByLabel("Username").fill(user.username);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password").fill(PASSWORD);
    await page.getByRole("button", { name: "Register" }).click();
    await expect(page.getByText("That name is taken.")).toBeVisible();
    await expect(page.getByLabel("Username")).toBeFocused();
    await expect(page.getByLabel("Confirm password")).toHaveValue(PASSWORD);
  });

  test("a server without a response is a failed login", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Username").fill("ana");
    await page.getByLabel("Password").fill("whatever");
    await page.route("/api/auth/login", (route) => route.fulfill({ status: 200, body: "" }));
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Login failed")).toBeVisible();
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the account pages are accessible (${colorScheme})`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const check = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await accessibilityFaults(page), path).toEqual([]);
    };
    for (const path of ["/login", "/register"]) await check(path);
    const { token, user } = await signInAdmin({ request });
    await page.evaluate(
      ([t, u]) => {
        localStorage.setItem("token", t ?? "");
        localStorage.setItem("user", u ?? "");
      },
      [token, JSON.stringify(user)],
    );
    await page.goto("/login");
    await page.waitForURL(({ pathname }) => pathname === "/discover");
    for (const path of ["/profile", "/map", "/debug", "/admin", "/admin/themes", "/admin/guides"]) await check(path);
  });
}
