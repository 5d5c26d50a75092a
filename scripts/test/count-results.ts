import { z } from "zod";

export type Result = { passed: number; failed: number };

const NO_RESULTS: Result = { passed: 0, failed: 0 };

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/** A file that fails outside of its tests, so that none of them is listed as failed, counts as one failure. */
export function countVitest(report: unknown): Result {
  const parsed = VitestReport.safeParse(report);
  if (!parsed.success) return NO_RESULTS;
  const { numPassedTests, numFailedTests, testResults } = parsed.data;
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** Errors outside of any test (a start that failed, say) count as failures. A flaky test does not count as passed. */
export function countPlaywright(report: unknown): Result {
  const parsed = PlaywrightReport.safeParse(report);
  if (!parsed.success) return NO_RESULTS;
  const { stats, errors } = parsed.data;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
