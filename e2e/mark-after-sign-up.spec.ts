import type { Page } from "@playwright/test";
import type { Guide } from "@/lib/contracts/guide";
import { newUsername, PASSWORD } from "./support/sessions";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" });

async function openGuide(page: Page): Promise<Guide> {
  const [listed] = await (await page.request.get("/api/guides/email?city=San Francisco&limit=1")).json();
  const whole = await (await page.request.get(`/api/guides/${listed.id}/public`)).json();
  await page.goto(`/guide/${listed.id}`);
  return whole.guide ?? whole;
}

async function signUp(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Register" })).toBeVisible();
  await page.getByLabel("Username").fill(newUsername());
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Register" }).tap();
}

const saved = async (page: Page) => (await (await page.request.get("/api/restaurants/saved")).json()).restaurants;
const notices = (page: Page) => page.getByRole("region", { name: "Your last changes" });

test("a visitor who presses a mark signs up, and finds the place marked", async ({ page }) => {
  const guide = await openGuide(page);
  const [{ restaurant }] = guide.entries as [Guide["entries"][number]];
  const entry = page.getByRole("region", { name: restaurant.name, exact: true });
  await entry.getByRole("link", { name: /^Interested/ }).tap();
  await expect(page.getByText(`Sign up to keep ${restaurant.name}.`)).toBeVisible();
  // Over the sign-in and back: the mark stays.
  await page.getByRole("link", { name: "Already have an account? Sign in" }).tap();
  await expect(page.getByText(`Sign in to keep ${restaurant.name}.`)).toBeVisible();
  await page.getByRole("link", { name: "Sign up", exact: true }).tap();
  await expect(page.getByText(`Sign up to keep ${restaurant.name}.`)).toBeVisible();
  await page.getByRole("link", { name: "Log In", exact: true }).tap();
  await expect(page.getByText(`Sign in to keep ${restaurant.name}.`)).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Sign Up", exact: true }).tap();
  await signUp(page);
  await page.waitForURL(({ pathname, hash }) => pathname === `/guide/${guide.id}` && hash !== "");
  await expect(entry).toBeInViewport();
  await expect(notices(page).getByText(`${restaurant.name}: Interested`)).toBeVisible();
  await expect(entry.getByRole("heading").first()).toBeInViewport();
  const marked = entry.getByRole("button", { name: "Interested", exact: true });
  await expect(marked).toHaveAttribute("aria-pressed", "true");
  await expect(async () => {
    const [over, under] = [await notices(page).boundingBox(), await marked.boundingBox()];
    if (!over || !under) throw new Error("The notice or the mark isn't there.");
    expect(over.y + over.height <= under.y || under.y + under.height <= over.y).toBe(true);
  }).toPass({ timeout: 3_000 });
  await marked.click({ trial: true, timeout: 1_000 });
  expect(await saved(page)).toMatchObject([
    { id: restaurant.id, userStatus: "interested", discoveredFromGuide: { id: guide.id } },
  ]);
  await notices(page).getByRole("button", { name: /^Undo/ }).tap();
  await expect.poll(() => saved(page)).toEqual([]);
});

test("a visitor who came to an entry by the contents is led back to the one that they pressed", async ({ page }) => {
  const guide = await openGuide(page);
  const [, second, third] = guide.entries.map(({ restaurant }) => restaurant);
  if (!second || !third) throw new Error("The guide has too few places.");
  await page.getByRole("navigation", { name: "In this guide" }).getByRole("link", { name: second.name }).tap();
  await expect(page).toHaveURL(/#restaurant-/);
  // The page goes there first: a finger does not press while it still moves.
  await expect(
    page.getByRole("region", { name: second.name, exact: true }).getByRole("heading").first(),
  ).toBeInViewport();
  const entry = page.getByRole("region", { name: third.name, exact: true });
  await entry.getByRole("link", { name: /^Interested/ }).tap();
  await signUp(page);
  await page.waitForURL(({ pathname, hash }) => pathname === `/guide/${guide.id}` && hash.endsWith(third.id));
  await expect(entry.getByRole("heading").first()).toBeInViewport();
  expect(new URL(page.url()).hash).toBe(`#restaurant-${third.id}`);
});

test("the first press of a visitor, on Log In, leads back to what they were reading", async ({ page }) => {
  const guide = await openGuide(page);
  await page.getByRole("banner").getByRole("link", { name: "Log In" }).tap();
  await expect(page.getByText("Sign in to go on where you were.")).toBeVisible();
  await page.getByRole("link", { name: "Sign up", exact: true }).tap();
  await signUp(page);
  await page.waitForURL(({ pathname }) => pathname === `/guide/${guide.id}`);
});

test("a visitor who saves a guide's places signs up, and finds them saved", async ({ page }) => {
  const guide = await openGuide(page);
  const count = guide.entries.length;
  await page.getByRole("link", { name: "Save these places" }).tap();
  await expect(page.getByText(`Sign up to keep the places of “${guide.name.split(":")[0]?.trim()}”.`)).toBeVisible();
  await signUp(page);
  await page.waitForURL(({ pathname, hash }) => pathname === `/guide/${guide.id}` && hash !== "");
  await expect(notices(page).getByText(`${count} places saved as interested`)).toBeVisible();
  await expect(page.getByRole("button", { name: `All ${count} places saved` })).toBeInViewport();
  const marked = await saved(page);
  expect(marked.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    guide.entries.map(({ restaurant }) => restaurant.id).toSorted(),
  );
  expect(marked[0]).toMatchObject({ userStatus: "interested", discoveredFromGuide: { id: guide.id } });
  await notices(page).getByRole("button", { name: /^Undo/ }).tap();
  await expect.poll(() => saved(page)).toEqual([]);
  await expect(page.getByRole("button", { name: `Save all ${count} places` })).toBeVisible();
});

test("the sign-up names what is marked by its id, and nothing that an address says", async ({ page }) => {
  const sentence = (path: string, text: string) =>
    page.goto(path).then(() => expect(page.getByText(text, { exact: true })).toBeVisible());
  await sentence("/register?mark=zuni-cafe:interested&name=Evil", "Sign up to keep Zuni Café.");
  await sentence("/login?mark=zuni-cafe:interested", "Sign in to keep Zuni Café.");
  await sentence("/register?mark=free-money:interested", "Sign up, and we mark the place for you.");
  await sentence("/register?mark=*:interested&from=free-money", "Sign up, and we save the guide's places for you.");
});
