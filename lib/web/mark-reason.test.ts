import { expect, test } from "vitest";
import { markReason } from "./mark-reason";

const place = { restaurantId: "mourad", status: "interested", guideId: null } as const;
const all = { restaurantId: null, status: "interested", guideId: "the-fog-belt" } as const;

test("what was pressed is named", () => {
  expect(markReason("Sign up", place, "Mourad")).toBe("Sign up to keep Mourad.");
  expect(markReason("Sign in", place, "Joe's Inc.")).toBe("Sign in to keep Joe's Inc.");
  expect(markReason("Sign up", { ...place, status: "never_again" }, "Mourad")).toBe(
    "Sign up, and we mark Mourad for you.",
  );
  expect(markReason("Sign up", all, "The Fog Belt")).toBe("Sign up to keep the places of “The Fog Belt”.");
});

test("what isn't there has no name, and asks all the same", () => {
  expect(markReason("Sign in", place, null)).toBe("Sign in, and we mark the place for you.");
  expect(markReason("Sign up", all, null)).toBe("Sign up, and we save the guide's places for you.");
});
