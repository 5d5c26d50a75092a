import { expect, test } from "vitest";
import { viewPadding } from "./view-padding";

const phone = { width: 390, height: 779 };

test("places keep clear of controls, of the button below them, and of a sheet", () => {
  const covered = { top: 122, right: 0, bottom: 200 };
  expect(viewPadding(phone, 50, covered)).toEqual({ top: 222, left: 50, right: 50, bottom: 250 });
});

test("an area that was asked for fills what is seen", () => {
  const covered = { top: 122, right: 0, bottom: 0 };
  expect(viewPadding(phone, 0, covered)).toEqual({ top: 122, left: 0, right: 0, bottom: 0 });
});

test("where little is seen, some map is left", () => {
  const { top, bottom } = viewPadding(phone, 60, { top: 122, right: 0, bottom: 600 });
  expect(phone.height - top - bottom).toBeGreaterThan(60);
  expect(viewPadding({ width: 320, height: 100 }, 60, { top: 122, right: 0, bottom: 0 }).left).toBe(0);
});
