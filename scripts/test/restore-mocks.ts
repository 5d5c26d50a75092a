import { afterAll, vi } from "vitest";

const environment = JSON.stringify(process.env);

/**
 * After each test file, restores what it has mocked, for the next file of the same worker. Modules that have read an
 * environment of that file's own are loaded anew.
 */
afterAll(() => {
  const hadOwnEnvironment = JSON.stringify(process.env) !== environment;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  if (hadOwnEnvironment) vi.resetModules();
});
