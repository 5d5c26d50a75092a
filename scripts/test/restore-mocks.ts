import { afterAll, vi } from "vitest";

/** After each file of tests: what it has put in the place of something is gone, for the next file of the same worker. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
