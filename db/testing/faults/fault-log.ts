import { createHash } from "node:crypto";
import { appendFileSync, closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "./call-site";
import type { Fault } from "./fault";

/** A statement of one place in the code. */
export type SeenStatement = { site: Site; shape: string };
export type FaultTarget = SeenStatement & { fault: Fault };
export type Trial = FaultTarget & {
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
export class FaultLog {
  private readonly claimed = new Set<string>();
  private readonly seen = new Set<string>();

  constructor(private readonly folder: string) {
    mkdirSync(join(folder, "taken"), { recursive: true });
  }

  /** Takes a fault upon oneself. False when it was tried already, here or in another worker. */
  claim(aim: FaultTarget): boolean {
    const key = targetDigest(aim);
    if (this.claimed.has(key)) return false;
    this.claimed.add(key);
    try {
      closeSync(openSync(join(this.folder, "taken", key), "wx"));
      return true;
    } catch {
      return false;
    }
  }

  /** Notes a statement that must meet every fault somewhere in the run. */
  noteStatement({ site, shape }: SeenStatement): void {
    const key = `${site}\n${shape}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    appendFileSync(join(this.folder, `${process.pid}.seen.jsonl`), `${JSON.stringify({ site, shape })}\n`);
  }

  /** Keeps what came of a fault. One whose statement did not come is anybody's again. */
  saveTrial(trial: Trial): void {
    if (!trial.isHit) {
      this.claimed.delete(targetDigest(trial));
      rmSync(join(this.folder, "taken", targetDigest(trial)), { force: true });
    }
    appendFileSync(join(this.folder, `${process.pid}.trials.jsonl`), `${JSON.stringify(trial)}\n`);
  }
}

const targetDigest = ({ site, shape, fault }: FaultTarget): string =>
  createHash("sha1").update(`${site}\n${shape}\n${fault}`).digest("hex");
