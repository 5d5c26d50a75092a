import type { Page } from "@playwright/test";
import { accessibilityFaults, overflowFaults } from "./support/accessibility";
import { register } from "./support/account";
import { signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

const PUBLIC = [
  "/",
  "/?resubscribe=true",
  "/san-francisco",
  "/oakland?q=noodles",
  "/berkeley?q=zzzz",
  "/search",
  "/search?q=pho",
  "/place/zuni-cafe",
  "/privacy",
  "/about",
  "/login",
  "/login/forgot",
  "/register",
  "/unsubscribe",
  "/offline",
];
const SIGNED_IN = [
  "/discover",
  "/map",
  "/profile",
  "/profile?status=love",
  "/profile/guides",
  "/profile/lists",
  "/profile/places",
  "/profile/account",
  "/place/zuni-cafe",
];
const ADMIN = [
  "/admin",
  "/admin/guides",
  "/admin/themes",
  "/admin/sends",
  "/admin/jobs",
  "/admin/log",
  "/admin/health",
  "/admin/messages",
  "/debug",
];

async function faultsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const [guide] = await (await page.request.get("/api/guides/email?city=San%20Francisco&limit=1")).json();
  for (const path of [...paths, `/guide/${guide.id}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const found = [...(await overflowFaults(page)), ...(await accessibilityFaults(page))];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

const STATES = [
  { colorScheme: "light", forcedColors: "none", width: 320 },
  { colorScheme: "dark", forcedColors: "none", width: 1440 },
  { colorScheme: "light", forcedColors: "active", width: 1440 },
  { colorScheme: "dark", forcedColors: "active", width: 320 },
] as const;

for (const { colorScheme, forcedColors, width } of STATES)
  test.describe(`${colorScheme}, ${forcedColors === "active" ? "the system's colors" : "our colors"}, ${width} px`, () => {
    test.use({ viewport: { width, height: 720 }, colorScheme, reducedMotion: "reduce" });
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors }));

    test("public pages are accessible", async ({ page }) => {
      expect(await faultsOf(page, PUBLIC)).toEqual([]);
    });
    test("a member's pages are accessible", async ({ page }) => {
      await register(page.request);
      expect(await faultsOf(page, SIGNED_IN)).toEqual([]);
    });
    test("the administrators' pages are accessible", async ({ page }) => {
      await signInAdmin(page);
      expect(await faultsOf(page, ADMIN)).toEqual([]);
    });
  });
