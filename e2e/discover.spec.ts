import { accessibilityFaults } from "./support/accessibility";
import { register } from "./support/account";
import { DiscoverPage, listedGuide } from "./support/discover-page";
import { expect, test } from "./support/test";

const FAILED_CALL = /Failed to load resource/;
test.use({ expectedErrors: [FAILED_CALL] });

const lake = listedGuide({ name: "Once Round the Lake: Injera, tamales and a bench at sunset" });
const broth = listedGuide({ name: "Steam and Broth", city: "San Francisco" });

let discover: DiscoverPage;
test.beforeEach(async ({ page }) => {
  await register(page.request);
  discover = new DiscoverPage(page);
});

const cityOf = (url: string) => new URL(url).searchParams.get("city");

test("a signed-out visitor is sent to sign in", async ({ newVisitor }) => {
  const visitor = await newVisitor();
  await visitor.goto("/discover?city=Oakland");
  await expect(visitor).toHaveURL(/\/login\?next=%2Fdiscover%3Fcity%3DOakland$/);
});

test("the city drives the list, and is in the URL without a history entry", async ({ page }) => {
  await discover.mockGuides([lake, broth]);
  await page.goto("/privacy");
  await discover.open();
  await expect(discover.city).toHaveValue("San Francisco");
  await expect(discover.rows).toHaveText([/Steam and Broth/]);
  expect(page.url()).toContain("city=San%20Francisco");

  await expect(discover.city.getByRole("option")).toHaveText([
    "San Francisco",
    "Oakland",
    "Berkeley",
    "San Jose",
    "Peninsula",
  ]);
  await discover.city.selectOption("Oakland");
  await expect(discover.rows).toHaveText([/Once Round the Lake.*Injera, tamales and a bench at sunset.*Oakland/]);
  expect(cityOf(page.url())).toBe("Oakland");
  await page.reload();
  await expect(discover.rows).toHaveText([/Once Round the Lake/]);
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);
});

test("the list begins with this week's guide", async () => {
  await discover.open();
  await expect(discover.rows.first()).toContainText("This week's guide");
  await expect(discover.rows.first()).toContainText("Weekly guide");
  await expect(discover.rows.nth(1)).not.toContainText("This week's guide");
});

test("the city that a member last looked at leads on the tab and on the front page, until they sign out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await discover.open();
  await page.waitForFunction(() => localStorage.getItem("token") !== null);
  await discover.city.selectOption("Oakland");
  await page.goto("/profile");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guides" }).click();
  await expect(discover.city).toHaveValue("Oakland");
  await page.goto("/berkeley");
  await page.waitForFunction(() => localStorage.getItem("city") === "Berkeley");
  await page.goto("/");
  await expect(page.getByRole("radio", { name: "Berkeley" })).toBeChecked();
  await discover.open();
  await expect(discover.city, "a bare address keeps its city").toHaveValue("San Francisco");
  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL("/");
  await expect.poll(() => page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test("below the list stand the city's shelves, as on its own page", async ({ page }) => {
  const shelves = async (): Promise<string[]> => {
    const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    const own = ["This week's guide", "Latest guides", "Browse all guides", "Three for you", "Around you", "Yours"];
    return titles.filter((title) => !own.includes(title) && !title.startsWith("Browse guides in"));
  };
  await page.goto("/san-francisco");
  const lead = await page.getByRole("article").first().getByRole("heading").textContent();
  const expected = (await shelves()).filter((title) => title !== lead);
  expect(expected.length).toBeGreaterThanOrEqual(3);
  await discover.open();
  await expect(page.getByRole("heading", { level: 2, name: expected[0] ?? "", exact: true })).toBeVisible();
  const listed = await discover.rows.getByRole("heading").allTextContents();
  expect((await shelves()).filter((title) => !listed.includes(title))).toEqual(expected);

  await discover.city.selectOption("Oakland");
  await expect(page.getByRole("region", { name: "Browse guides in Oakland" })).toBeVisible();
  await discover.city.selectOption("San Francisco");
  const shelf = page.getByRole("region").filter({ has: page.getByRole("link", { name: /^See all \d+$/ }) });
  await shelf.first().getByRole("listitem").first().getByRole("link").first().click();
  await page.waitForURL(/\/guide\//);
});

test("older guides are shown when they are asked for, and the keyboard goes on at the first of them", async () => {
  await discover.mockGuides(
    Array.from({ length: 11 }, (_, at) => listedGuide({ name: `Broth ${at + 1}`, city: "San Francisco" })),
  );
  await discover.open();
  await expect(discover.rows).toHaveCount(8);
  await discover.page.getByRole("button", { name: "Show all 11 guides" }).press("Enter");
  await expect(discover.rows).toHaveCount(11);
  await expect(discover.rows.nth(8).getByRole("link")).toBeFocused();
  await expect(discover.rows.nth(8)).toContainText("Broth 9");
});

test("a missing city is San Francisco, an unknown one the first of the list", async ({ page }) => {
  await discover.mockGuides([broth]);
  await discover.open("?city=%20");
  await expect(discover.rows).toHaveText([/Steam and Broth/]);
  await page.route("**/api/restaurants/cities", (route) =>
    route.fulfill({ json: { cities: ["Oakland", "Berkeley"] } }),
  );
  for (const query of ["?city=Atlantis", "?city=San%20Francisco", "?city=%3Cscript%3E"]) {
    await discover.open(query);
    await expect(discover.city).toHaveValue("Oakland");
    await expect.poll(() => cityOf(page.url())).toBe("Oakland");
  }
});

test("a city list that fails is only logged", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route("**/api/restaurants/cities", (route) => route.fulfill({ status: 503, json: { error: "Closed." } }));
  await discover.mockGuides([lake]);
  await discover.open("?city=Oakland");
  await expect(discover.rows).toHaveCount(1);
  await expect(discover.error).toHaveCount(0);
  expect(logged.join()).toContain("The city list could not be loaded.");
});

test("loading, failing, trying again, and an empty list", async ({ page }) => {
  const response = Promise.withResolvers<void>();
  await page.route("**/api/guides?city=Oakland", async (route) => {
    await response.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  await discover.open("?city=Oakland");
  await expect(page.getByText("Loading guides...")).toBeVisible();
  response.resolve();
  await expect(discover.error).toBeVisible();
  await expect(discover.rows).toHaveCount(0);

  await page.unroute("**/api/guides?city=Oakland");
  await page.route("**/api/guides?city=Oakland", (route) => route.abort());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(discover.error).toHaveText(/^Failed to load guides/);

  await page.unroute("**/api/guides?city=Oakland");
  await page.route("**/api/guides?city=Oakland", (route) =>
    route.fulfill({ status: 503, json: { error: "Closed for lunch." } }),
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(discover.error).toHaveText(/^Closed for lunch\./);

  await page.unroute("**/api/guides?city=Oakland");
  await discover.mockGuides([]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Nothing on this plate yet" })).toBeVisible();
  await expect(discover.error).toHaveCount(0);
});

test("a deep link scrolls to its guide and highlights it, and another city resets that", async ({ page }) => {
  const many = Array.from({ length: 24 }, (_, i) => listedGuide({ name: `Guide number ${i + 1}` }));
  const wanted = many[20];
  await discover.mockGuides(many);
  await discover.open(`?city=Oakland&guide=${wanted?.id}`);
  const marked = page.getByRole("listitem").and(page.locator("[aria-current]"));
  await expect(marked).toHaveText(/Guide number 21/);
  await expect(marked).toBeInViewport();
  await discover.city.selectOption("Berkeley");
  expect(page.url()).not.toContain("guide=");
});

test("the dialog shows cost and examples, and requires text before it sends any", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/guides")) sent.push(request.url());
  });
  await discover.mockGuides([lake]);
  await discover.open("?city=Oakland");
  await discover.spark.click();
  await expect(discover.dialog).toBeVisible();
  await expect(discover.dialog).toContainText("free during our soft launch, for a limited time");
  await expect(discover.dialog).toContainText("All guides are public and visible to anyone.");
  await expect(discover.prompt).toHaveAttribute("placeholder", /\w+/);

  for (const nothing of ["", "   ", "\n\t "]) {
    await discover.prompt.fill(nothing);
    await discover.create.click();
    await expect(discover.error).toHaveText("Tell us what kind of guide you want—give us a vibe or occasion.");
  }
  await discover.prompt.fill("a".repeat(1001));
  await expect(discover.dialog).toContainText("1,001 of 1,000 characters");
  await discover.create.click();
  await expect(discover.error).toHaveText("That is too long: 1,000 characters at most.");
  expect(sent).toEqual([]);

  await discover.prompt.fill("noodles");
  await expect(discover.error).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(discover.dialog).toBeHidden();
  await expect(discover.spark).toBeFocused();
  await discover.spark.click();
  await discover.dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(discover.dialog).toBeHidden();
});

test("an example prompt is for the city, and its failure a sentence", async ({ page }) => {
  await discover.mockGuides([lake]);
  await discover.open("?city=Oakland");
  await discover.spark.click();
  const inspire = discover.dialog.getByRole("button", { name: "Need inspiration?" });
  await inspire.click();
  await expect(discover.prompt).not.toHaveValue("");

  const response = Promise.withResolvers<void>();
  await page.route("**/api/guides/example-prompt?city=Oakland", async (route) => {
    await response.promise;
    await route.abort();
  });
  await inspire.click();
  await expect(discover.dialog.getByRole("button", { name: "Thinking..." })).toBeDisabled();
  response.resolve();
  await expect(discover.error).toHaveText("Failed to generate example");
  await expect(inspire).toBeEnabled();

  await page.unroute("**/api/guides/example-prompt?city=Oakland");
  await page.route("**/api/guides/example-prompt?city=Oakland", (route) =>
    route.fulfill({ status: 503, json: { error: "We know no restaurants in Oakland yet." } }),
  );
  await inspire.click();
  await expect(discover.error).toHaveText("We know no restaurants in Oakland yet.");
});

test("an example that comes late doesn't come over what was typed meanwhile", async ({ page }) => {
  await discover.mockGuides([lake]);
  await discover.open("?city=Oakland");
  await discover.spark.click();
  const response = Promise.withResolvers<void>();
  await page.route("**/api/guides/example-prompt?city=Oakland", async (route) => {
    await response.promise;
    await route.fulfill({ json: { prompt: "Something that nobody asked for" } }).catch(() => {});
  });
  const inspire = discover.dialog.getByRole("button", { name: "Need inspiration?" });
  await inspire.click();
  await expect(discover.dialog.getByRole("button", { name: "Thinking..." })).toBeDisabled();
  await discover.prompt.fill("a good burrito");
  await expect(inspire).toBeEnabled();
  response.resolve();
  await page.waitForTimeout(500);
  await expect(discover.prompt).toHaveValue("a good burrito");
  await expect(discover.error).toHaveCount(0);
});

test("a member finds somewhere for tonight above the guides, in the city of what they last read", async ({ page }) => {
  const listed = await (await page.request.get("/api/guides/email?city=Oakland&limit=1")).json();
  await page.goto(`/guide/${listed[0].id}`, { waitUntil: "networkidle" });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guides" }).click();
  await expect(discover.city).toHaveValue("Oakland");
  const form = page.getByRole("search");
  await expect(form.getByRole("button", { name: /^Near me/ })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Places for tonight" })
    .getByRole("link", { name: "Dinner", exact: true })
    .click();
  await expect(page).toHaveURL(/\/oakland\?q=dinner$/);
});

test("the screen is accessible", async ({ page }) => {
  await discover.mockGuides([lake]);
  await discover.open("?city=Oakland");
  await expect(discover.rows).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await discover.spark.click();
  await expect(discover.dialog).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
