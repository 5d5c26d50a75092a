import type { ChildProcess } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";

/** Collects what a process prints; all of it is also kept for the search at the end of the run (global-setup.ts). */
export function keepOutput({ pid, stdout, stderr }: ChildProcess): () => string {
  const printed: Buffer[] = [];
  const folder = process.env.E2E_OUTPUT_DIR;
  for (const stream of [stdout, stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      printed.push(chunk);
      if (folder) appendFileSync(join(folder, `${pid}.log`), chunk);
    });
  }
  return () => Buffer.concat(printed).toString();
}
