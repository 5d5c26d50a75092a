import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") };
/** Files share a worker's modules, as requests share a server's: loading them anew for each took a third of the time. */
const shared = {
  isolate: false,
  setupFiles: "scripts/test/restore-mocks.ts",
  // The environment is read once in a process: whichever file comes first.
  env: { AUTH_SECRET: "a secret that is long enough for tests" },
};
const exclude = ["**/node_modules/**", "**/.next/**", "e2e/**"];

/** An embedded database that lives for a minute never gains from optimized code, and making that takes half of its time. */
const database = process.env.TEST_DATABASE_URL ? {} : { execArgv: ["--liftoff-only"] };

/** Database tests that mostly wait, for processes that they kill or for locks: started last, they would run alone. */
const SLOW = /(?:kill|killed-[\w-]+|lock-waits)\.db\.test\.ts$/;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  resolve: { alias },
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          ...shared,
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...exclude, "**/*.db.test.ts", "**/*.process.test.ts"],
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "db",
          ...shared,
          ...database,
          include: ["**/*.db.test.ts"],
          exclude,
          globalSetup: "db/testing/global-setup.ts",
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        // The database tests once more, with every fault at every statement before it is run (decision 038).
        test: {
          name: "faults",
          ...shared,
          ...database,
          include: ["**/*.db.test.ts"],
          exclude,
          globalSetup: ["db/testing/global-setup.ts", "db/testing/faults/global-setup.ts"],
          // Three on two cores: tests that kill servers wait for most of their time.
          maxWorkers: 3,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        resolve: { alias },
        // Tests that start and kill processes: one file at a time, because what they start uses the other cores.
        test: {
          name: "process",
          include: ["**/*.process.test.ts"],
          exclude,
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
