import { createHash } from "node:crypto";
import { appendFileSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "./call-site";
import type { Fault } from "./fault";

/** One fault at one statement of one place in the code. */
export type Aim = { site: Site; shape: string; fault: Fault };
export type Trial = Aim & {
  kind: "transaction" | "statement";
  /** False when its statement did not come, in this run. */
  isHit: boolean;
  /** How long the second client waited. */
  readMs: number;
  /** Something did not hold at first, and did when it was tried once more. */
  isNoisy: boolean;
  violations: string[];
};

/** What was tried, in a folder that all workers of a run share. */
export class FaultRecord {
  private readonly taken = new Set<string>();

  constructor(private readonly folder: string) {
    mkdirSync(join(folder, "taken"), { recursive: true });
  }

  /** Takes a fault upon oneself. False when it was tried already, here or in another worker. */
  take({ site, shape, fault }: Aim): boolean {
    const key = createHash("sha1").update(`${site}\n${shape}\n${fault}`).digest("hex");
    if (this.taken.has(key)) return false;
    this.taken.add(key);
    try {
      closeSync(openSync(join(this.folder, "taken", key), "wx"));
      return true;
    } catch {
      return false;
    }
  }

  keep(trial: Trial): void {
    appendFileSync(join(this.folder, `${process.pid}.jsonl`), `${JSON.stringify(trial)}\n`);
  }
}
