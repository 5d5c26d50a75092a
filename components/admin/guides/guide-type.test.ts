import { expect, test } from "vitest";
import { guideType } from "./guide-type";

test.each([
  [true, true, "Email preview"],
  [true, false, "Email"],
  [false, false, "User-created"],
  [false, true, "User-created"],
])("email %s, admin-only %s is %s", (isEmailGuide, isAdminOnly, type) => {
  expect(guideType({ isEmailGuide, isAdminOnly })).toBe(type);
});
