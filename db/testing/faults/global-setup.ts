import { mkdtemp, rm, writeFile } from "node:fs/promises";
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

/** Makes the run one in which every statement of the product meets every fault. A whole run must meet them all. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await (process.env.FAULT_FOLDER ?? mkdtemp(join(tmpdir(), "kumquat-faults-")));
  project.provide("faultFolder", folder);
  const { testFiles: all } = await project.globTestFiles();
  return async () => {
    const { text, isComplete } = summarize(folder, transactionCalls());
    console.log(text);
    if (process.env.FAULT_SUMMARY) await writeFile(process.env.FAULT_SUMMARY, text);
    if (!process.env.FAULT_FOLDER) await rm(folder, { recursive: true, force: true });
    const isWhole = project.vitest.state.getFiles().length === all.length;
    if (isWhole && !isComplete) throw new Error("There are transactions that no fault has met.");
  };
}
