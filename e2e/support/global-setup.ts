import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { startKumquat } from "./kumquat";

/**
 * One server for all journeys; its URL reaches the workers through the environment, and so does the data folder of a
 * first start, of which it and every journey's own server start with a copy, and what that start printed.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const prepared = await mkdtemp(join(tmpdir(), "kumquat e2e prepared "));
  const first = await startKumquat({ dataDir: prepared });
  await expect.poll(first.output).toContain("Ctrl-C stops everything.");
  await first.stop();
  process.env.E2E_FIRST_URL = first.url;
  process.env.E2E_FIRST_OUTPUT = first.output();
  process.env.E2E_PREPARED_DIR = prepared;
  const kumquat = await startKumquat();
  process.env.E2E_BASE_URL = kumquat.url;
  process.env.E2E_DATA_DIR = kumquat.dataDir;
  return async () => {
    await kumquat.stop();
    await rm(prepared, { recursive: true, force: true });
  };
}
