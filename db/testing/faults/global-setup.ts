import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the workers of a run in which faults are tried write down which; not there in an ordinary run. */
    faultFolder?: string;
  }
}

/** Makes the run one in which every statement of the product meets every fault. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = process.env.FAULT_FOLDER ?? (await mkdtemp(join(tmpdir(), "kumquat-faults-")));
  project.provide("faultFolder", folder);
  return async () => {
    if (!process.env.FAULT_FOLDER) await rm(folder, { recursive: true, force: true });
  };
}
