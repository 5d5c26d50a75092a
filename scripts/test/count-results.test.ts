import { expect, test } from "vitest";
import { countPlaywright, countVitest, filesToRerun, withoutFiles } from "./count-results";

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

const suite = (file: string, ...statuses: string[]) => ({
  file,
  specs: [{ tests: statuses.map((status) => ({ status })) }],
});

test("errors around the browser tests and flaky tests count as failures", () => {
  const nested = { ...suite("a.spec.ts", "expected"), suites: [suite("a.spec.ts", "expected", "unexpected", "flaky")] };
  const suites = [nested, suite("b.spec.ts", "expected", "skipped")];
  expect(countPlaywright({ suites, errors: [{ message: "no server" }] })).toEqual({ passed: 3, failed: 3 });
});

test("few files with a failure are run again and counted anew; many, or a run that failed itself, are not", () => {
  const bad = (file: string) => suite(file, "expected", "unexpected");
  const report = (count: number) => ({
    suites: [suite("good", "expected", "expected"), ...Array.from({ length: count }, (_, i) => bad(`bad${i}`))],
    errors: [],
  });
  expect(filesToRerun(report(2))).toEqual(["bad0", "bad1"]);
  expect(countPlaywright(withoutFiles(report(2), ["bad0", "bad1"]))).toEqual({ passed: 2, failed: 0 });
  expect([filesToRerun(report(0)), filesToRerun(report(4)), filesToRerun(null)]).toEqual([[], [], []]);
  expect(filesToRerun({ ...report(1), errors: [{}] })).toEqual([]);
});

test("no report is no success", () => {
  expect([countVitest(null), countPlaywright({})]).toEqual([
    { passed: 0, failed: 0 },
    { passed: 0, failed: 0 },
  ]);
});
