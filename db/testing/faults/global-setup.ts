import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { summarize } from "./summary";
import { transactionCalls } from "./transaction-calls";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the workers of a run in which faults are tried write down which; not there in an ordinary run. */
    faultFolder?: string;
  }
}

/**
 * Makes the run one in which every statement of the product meets every fault. A whole run must leave none out.
 * FAULT_FOLDER names a folder in which the trials are kept, with the summary.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kept = process.env.FAULT_FOLDER;
  const folder = kept ?? (await mkdtemp(join(tmpdir(), "kumquat-faults-")));
  await mkdir(folder, { recursive: true });
  project.provide("faultFolder", folder);
  const { testFiles: all } = await project.globTestFiles();
  return async () => {
    const { figures, leftOut } = summarize(folder, transactionCalls());
    const isWhole = project.vitest.state.getFiles().length === all.length;
    const text = [...figures, ...(isWhole ? leftOut : [])].join("\n");
    console.log(text);
    if (kept) await writeFile(join(folder, "summary.txt"), text);
    else await rm(folder, { recursive: true, force: true });
    if (isWhole && leftOut.length > 0) throw new Error("Some statements of the product have not met every fault.");
  };
}
