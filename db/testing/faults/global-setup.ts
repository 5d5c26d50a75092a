import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { summarize } from "./summary";
import { transactionCalls } from "./transaction-calls";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the workers of a fault run record the faults; not set in an ordinary run. */
    faultFolder?: string;
  }
}

/**
 * Makes every statement of the product get every fault in this run. A whole run must leave none out.
 * FAULT_FOLDER names a folder in which the records are stored, with the summary.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const givenFolder = process.env.FAULT_FOLDER;
  const folder = givenFolder ?? (await mkdtemp(join(tmpdir(), "kumquat-faults-")));
  await mkdir(folder, { recursive: true });
  project.provide("faultFolder", folder);
  const { testFiles: all } = await project.globTestFiles();
  return async () => {
    const { figures, leftOut } = summarize(folder, transactionCalls());
    const isWhole = project.vitest.state.getFiles().length === all.length;
    const text = [...figures, ...(isWhole ? leftOut : [])].join("\n");
    console.log(text);
    if (givenFolder) await writeFile(join(folder, "summary.txt"), text);
    else await rm(folder, { recursive: true, force: true });
    if (isWhole && leftOut.length > 0) throw new Error("Some statements of the product have not met every fault.");
  };
}
