import { expect, test } from "vitest";
import { runningVersion } from "./version";

test("the environment's version wins, and without any it is said to be unknown", () => {
  expect(runningVersion({ KUMQUAT_VERSION: "1.2.0" })).toBe("1.2.0");
  expect(runningVersion({ KUMQUAT_VERSION: undefined })).toBe("unknown");
});
