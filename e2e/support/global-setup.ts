import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { findPrivateLines } from "@/lib/testing/private-output";
import { startKumquat } from "./kumquat";

/**
 * One server for all journeys; its URL reaches the workers through the environment, and so does the data folder of a
 * first start, of which it and every journey's own server start with a copy, and what that start printed. At the end all
 * that any server printed is searched for what nobody may find there.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const output = await mkdtemp(join(tmpdir(), "kumquat e2e output "));
  process.env.E2E_OUTPUT_DIR = output;
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
    await expectNothingPrivate(output);
    await rm(output, { recursive: true, force: true });
  };
}

async function expectNothingPrivate(folder: string): Promise<void> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  expect(texts.join("\n"), "the output of the servers").toContain('{"request":');
  expect(texts.flatMap(findPrivateLines), "what the servers printed").toEqual([]);
}
