import { afterAll, vi } from "vitest";

/** After each test file, restores what it has mocked, for the next file of the same worker. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
