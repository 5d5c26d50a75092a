import { accessibilityFaults } from "./support/accessibility";
import { bearer, register } from "./support/account";
import { expect, test } from "./support/test";

test("a guide says at its top what it was asked for, and what the kitchen must be asked", async ({ page }) => {
  const account = await register(page.request);
  const response = await page.request.post("/api/guides", {
    headers: { ...bearer(account), accept: "application/json" },
    data: { city: "San Francisco", prompt: "Thai for four. Peanuts would put my daughter in the hospital" },
  });
  const { guide } = await response.json();
  await page.goto(`/guide/${guide.id}`);
  const lines = page.getByRole("region", { name: "What you asked for" }).getByRole("listitem");
  await expect(lines.first()).toHaveText(
    /^No nuts, for your daughter: (we don't know.*|\d of \d places .*)\. Ask the kitchen\./,
  );
  await expect(lines.filter({ hasText: /^Thai: / })).toHaveCount(1);
  // No sentence promises what no fact carries.
  await expect(page.getByRole("article").first()).not.toContainText(
    /said no nuts|left out nuts|no nuts here|without nuts|nuts stayed/i,
  );
  expect(await accessibilityFaults(page)).toEqual([]);
});
