import { signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

const guide = { id: "crab-season-1a2b3c", name: "Crab Season Opens" };

test("a send to nobody says what it publishes, and a second guide of a Thursday is told", async ({ page }) => {
  await signInAdmin(page);
  await page.route("**/api/editions/next", (route) =>
    route.fulfill({
      json: {
        week: "2026-11-26",
        isPast: true,
        nextWeek: "2026-12-03",
        theme: "Crab season opens",
        isSeasonal: true,
        cities: [{ city: "San Francisco", readers: 0, state: null, guide: null, isWritable: false, already: guide }],
      },
    }),
  );
  await page.goto("/admin/sends");
  await page.getByRole("button", { name: "Send this week's guide" }).click();
  const dialog = page.getByRole("dialog", { name: "Send this week's guide" });
  await expect(dialog).toContainText("No theme was approved for that Thursday");
  await expect(dialog).toContainText("Nobody has subscribed to San Francisco yet");
  await expect(dialog).toContainText("leads the front page as the latest");
  await expect(dialog.getByRole("listitem")).toContainText("This would be a second one.");
  await expect(dialog.getByRole("link", { name: guide.name })).toHaveAttribute("href", `/guide/${guide.id}`);
  await expect(dialog.getByRole("button", { name: /^Send to/ })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Publish without sending" })).toBeVisible();
});
