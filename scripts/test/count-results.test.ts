import { expect, test } from "vitest";
import { countPlaywright, countVitest } from "./count-results";

test("a file that broke outside of its tests counts as a failure", () => {
  const file = (status: string, ...assertions: string[]) => ({
    status,
    assertionResults: assertions.map((assertion) => ({ status: assertion })),
  });
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [file("passed", "passed"), file("failed", "passed", "failed"), file("failed")],
  };
  expect(countVitest(report)).toEqual({ passed: 2, failed: 2 });
});

test("errors around the browser tests and flaky tests count as failures", () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 };
  expect(countPlaywright({ stats, errors: [{ message: "no server" }] })).toEqual({ passed: 3, failed: 3 });
});

test("no report is no success", () => {
  expect([countVitest(null), countPlaywright({})]).toEqual([
    { passed: 0, failed: 0 },
    { passed: 0, failed: 0 },
  ]);
});
