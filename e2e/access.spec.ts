import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import type { SignedIn } from "@/lib/contracts/account";
import { SESSION_PAGES } from "@/lib/web/page-access";
import {
  PASSWORD,
  readStorage,
  recordPaths,
  register,
  setSessionCookies,
  setStorage,
  signInAdmin,
} from "./support/sessions";
import { expect, test } from "./support/test";

const stored = ({ token, user }: SignedIn) => ({ token, user: JSON.stringify(user) });

for (const [path, access] of Object.entries(SESSION_PAGES)) {
  test(`${path} admits only those allowed (${access})`, async ({ page, request, newVisitor }) => {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe(access === "signed-out" ? path : "/login");
    if (access === "signed-out") await expect(page.getByRole("textbox", { name: "Username" })).toBeVisible();

    const member = await newVisitor();
    await setSessionCookies(member.context(), (await register({ request })).token);
    await member.goto(path);
    expect(new URL(member.url()).pathname).toBe(access === "signed-out" ? "/discover" : path);
    const denied = member.getByRole("heading", { name: "Access Denied" });
    if (access === "admin") {
      await expect(denied).toBeVisible();
      await expect(member.getByText("You do not have permission to access this page.")).toBeVisible();
      await member.getByRole("link", { name: "Return to Discover" }).click();
      await member.waitForURL(({ pathname }) => pathname === "/discover");
    } else {
      await expect(member.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(denied).toHaveCount(0);
    }

    const admin = await newVisitor();
    await setSessionCookies(admin.context(), (await signInAdmin({ request })).token);
    await admin.goto(path);
    expect(new URL(admin.url()).pathname).toBe(access === "signed-out" ? "/discover" : path);
    await expect(admin.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(admin.getByRole("heading", { name: "Access Denied" })).toHaveCount(0);
  });
}

test.describe("an ended session", () => {
  // The browser finds out by a refused call.
  test.use({ expectedErrors: [/status of 401/] });

  test("leads to the sign-in, and from there back to the page that was asked for", async ({ page, request }) => {
    const { token, user } = await register({ request });
    for (const path of Object.keys(SESSION_PAGES).filter((each) => SESSION_PAGES[each] !== "signed-out")) {
      await setSessionCookies(page.context(), `${token.slice(0, -4)}AAAA`);
      await page.goto(`${path}?part=text`);
      expect(new URL(page.url()).pathname, path).toBe("/login");
      if (path === "/discover" || path === "/profile" || path === "/map") continue;
      expect(new URL(page.url()).searchParams.get("next"), path).toBe(`${path}?part=text`);
    }
    await page.goto("/admin/messages?message=welcome");
    await page.getByLabel("Username").fill(user.username);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("/admin/messages?message=welcome");
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  });
});

test("a page that shows Access Denied does not send its content either", async ({ request }) => {
  const { token } = await register({ request });
  const headers = { cookie: `${SESSION_COOKIE}=${token}` };
  const page = await (await request.get("/debug", { headers })).text();
  expect(page).toContain("Access Denied");
  expect(page).not.toContain("Idea Refinement");
});

test("a visitor who asked for a page is told so by the sign-in, and gets there", async ({ page, request }) => {
  const { user } = await register({ request });
  for (const [path, reason] of [
    ["/profile", "Sign in to see your profile."],
    ["/discover", "Sign in to see every guide."],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    const next = `/register?next=${encodeURIComponent(path)}`;
    await expect(page.getByRole("main").getByRole("link", { name: "Sign up" })).toHaveAttribute("href", next);
  }
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("/discover");
});

test("the masthead's sign-in keeps the search that it was pressed on", async ({ page }) => {
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name });
  const hrefOf = (path: string, next: string) => `${path}?next=${encodeURIComponent(next)}`;
  await page.goto("/search?q=ramen&city=Oakland");
  await expect(link("Log In")).toHaveAttribute("href", hrefOf("/login", "/search?q=ramen&city=Oakland"));
  await expect(link("Sign Up")).toHaveAttribute("href", hrefOf("/register", "/search?q=ramen&city=Oakland"));
  await page.getByRole("searchbox").fill("noodles & more");
  await page.getByRole("searchbox").press("Enter");
  await page.waitForURL(/noodles/);
  const { pathname, search } = new URL(page.url());
  await expect(link("Log In")).toHaveAttribute("href", hrefOf("/login", pathname + search));

  await page.goto("/oakland?price=2");
  await expect(link("Log In")).toHaveAttribute("href", hrefOf("/login", "/oakland?price=2"));
  const narrowed = page.getByRole("main").locator("a[href^='/oakland?'], a[href='/oakland']").first();
  const href = (await narrowed.getAttribute("href")) ?? "";
  await narrowed.click();
  await page.waitForURL(href);
  await expect(link("Log In")).toHaveAttribute("href", hrefOf("/login", href));
});

test("an invalid cookie opens nothing", async ({ request }) => {
  for (const [path, login] of [
    ["/discover", "/login?next=%2Fdiscover"],
    ["/admin", "/login?next=%2Fadmin"],
    ["/admin/messages?message=welcome", "/login?next=%2Fadmin%2Fmessages%3Fmessage%3Dwelcome"],
  ] as const) {
    const response = await request.get(path, { headers: { cookie: `${SESSION_COOKIE}=x.y.z` }, maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers().location).toBe(login);
  }
});

test("a stored token without its cookie is traded for one, without a detour", async ({ page, request }) => {
  const session = await register({ request });
  await setStorage(page, stored(session));
  const visited = recordPaths(page);
  await page.goto("/profile");
  await page.waitForURL(({ pathname }) => pathname === "/profile");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(visited).toEqual(["/login", "/profile"]);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === SESSION_COOKIE)?.value).toBe(session.token);
});

test("a cookie without a stored token restores both, behind a spinner", async ({ page, request }) => {
  const session = await register({ request });
  await setSessionCookies(page.context(), session.token);
  const requested = Promise.withResolvers<void>();
  await page.route("/api/auth/session", async (route) => {
    await requested.promise;
    await route.continue();
  });
  await page.goto("/profile");
  await expect(page.getByRole("status").getByText("One moment...")).toBeVisible();
  await expect(page.getByRole("heading", { name: session.user.username })).toHaveCount(0);
  requested.resolve();
  await expect(page.getByRole("heading", { name: session.user.username })).toBeVisible();
  expect(await readStorage(page)).toEqual(stored(session));
});

test("a corrupt stored user is removed and the session continues", async ({ page, request }) => {
  const session = await register({ request });
  await setSessionCookies(page.context(), session.token);
  await setStorage(page, { token: session.token, user: "{not json" });
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: session.user.username })).toBeVisible();
  expect(await readStorage(page)).toEqual(stored(session));
});

test("of two sessions the stored token's wins", async ({ page, request }) => {
  const [ana, ben] = [await register({ request }), await register({ request })];
  await setSessionCookies(page.context(), ben.token);
  await setStorage(page, stored(ana));
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: ana.user.username })).toBeVisible();
});

test("signing out in one tab signs the others out", async ({ page, request }) => {
  const session = await register({ request });
  await setSessionCookies(page.context(), session.token);
  await page.goto("/profile");
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  const other = await page.context().newPage();
  // A call of the map's that comes after the sign-out is refused, as it must be, and its browser reports that.
  const lastCall = other.waitForResponse(/saved\?status=not_interested/);
  await other.goto("/map");
  await lastCall;
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL("/");
  await other.waitForURL("/login?next=%2Fmap");
});

test("a browser that keeps no cookie gets an explanation, and stays on the page", async ({ page, request }) => {
  const session = await register({ request });
  await setStorage(page, stored(session));
  await page.route("/api/auth/session", (route) => route.fulfill({ json: session }));
  const visited = recordPaths(page);
  await page.goto("/discover");
  await expect(page.getByText(/this browser keeps no cookie for Kumquat/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(visited).toEqual(["/login"]);
});

test("a browser without storage signs in by its cookie", async ({ page, request }) => {
  const session = await register({ request });
  await setSessionCookies(page.context(), session.token);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: session.user.username })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL("/");
});

test.describe("with a token that the server refuses", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("the token is cleared and the form is shown", async ({ page, request }) => {
    const { user } = await register({ request });
    await setStorage(page, { token: "no token of ours", user: JSON.stringify(user) });
    await page.goto("/discover");
    await page.waitForURL("/login?next=%2Fdiscover");
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    expect(await readStorage(page)).toEqual({});
  });

  test("a session that was ended elsewhere ends here", async ({ page, request }) => {
    const session = await register({ request });
    await setSessionCookies(page.context(), session.token);
    await setStorage(page, stored(session));
    const bearer = { authorization: `Bearer ${session.token}` };
    expect((await request.post("/api/auth/logout", { headers: bearer })).status()).toBe(204);
    await page.goto("/");
    await expect.poll(() => readStorage(page)).toEqual({});
    await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  });
});
