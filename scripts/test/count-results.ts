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

type Suite = { file: string; specs: { tests: { status: string }[] }[]; suites?: Suite[] | undefined };
const Suite: z.ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.array(z.object({ tests: z.array(z.object({ status: z.string() })) })),
  suites: z.array(z.lazy(() => Suite)).optional(),
});
const PlaywrightReport = z.object({ suites: z.array(Suite), errors: z.array(z.unknown()) });

/** Files that failed at once more than this are no accident of a busy machine. */
const RERUN_FILES_MAX = 3;

/**
 * The browser tests of a report. Errors outside of any test (a start that failed, say) count as failures, and a test
 * that passed at its second attempt does not count as passed.
 */
export function countPlaywright(report: unknown): Result {
  const parsed = PlaywrightReport.safeParse(report);
  if (!parsed.success) return NO_RESULTS;
  const { passed, failed } = sum(parsed.data.suites.map(countSuite));
  return { passed, failed: failed + parsed.data.errors.length };
}

/** The few files that are worth another, quiet run (decision 048); none where the run itself failed. */
export function filesToRerun(report: unknown): string[] {
  const parsed = PlaywrightReport.safeParse(report);
  if (!parsed.success || parsed.data.errors.length > 0) return [];
  const files = parsed.data.suites.filter((suite) => countSuite(suite).failed > 0).map(({ file }) => file);
  return files.length <= RERUN_FILES_MAX ? files : [];
}

/** A report without its `files`, which were run again. */
export function withoutFiles(report: unknown, files: readonly string[]): unknown {
  const { suites, errors } = PlaywrightReport.parse(report);
  return { suites: suites.filter(({ file }) => !files.includes(file)), errors };
}

export const sum = (results: readonly Result[]): Result =>
  results.reduce(
    (all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }),
    NO_RESULTS,
  );

function countSuite({ specs, suites = [] }: Suite): Result {
  const statuses = specs.flatMap(({ tests }) => tests.map(({ status }) => status));
  const passed = statuses.filter((status) => status === "expected").length;
  const failed = statuses.filter((status) => status === "unexpected" || status === "flaky").length;
  return sum([{ passed, failed }, ...suites.map(countSuite)]);
}
