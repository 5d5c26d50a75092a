import { createHash } from "node:crypto";
import { appendFileSync, closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "./call-site";
import type { Fault } from "./fault";

/** A statement of one call site. */
export type SeenStatement = { site: Site; shape: string };
export type FaultTarget = SeenStatement & { fault: Fault };
export type FaultRun = FaultTarget & {
  kind: "transaction" | "statement";
  /** False when its statement did not come, in this run. */
  isHit: boolean;
  /** How long the second client waited. */
  readMs: number;
  /** An invariant failed at first, and held when the fault was repeated. */
  isNoisy: boolean;
  violations: string[];
};

/** The injected faults, in a folder that all workers of a run share. */
export class FaultLog {
  private readonly claimed = new Set<string>();
  private readonly seen = new Set<string>();

  constructor(private readonly folder: string) {
    mkdirSync(join(folder, "taken"), { recursive: true });
  }

  /** Claims a fault. False when it was already injected, here or in another worker. */
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

  /** Records a statement that must get every fault somewhere in the run. */
  noteStatement({ site, shape }: SeenStatement): void {
    const key = `${site}\n${shape}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    appendFileSync(join(this.folder, `${process.pid}.seen.jsonl`), `${JSON.stringify({ site, shape })}\n`);
  }

  /** Saves the result of a fault. One whose statement did not come can be claimed again. */
  saveRun(run: FaultRun): void {
    if (!run.isHit) {
      this.claimed.delete(targetDigest(run));
      rmSync(join(this.folder, "taken", targetDigest(run)), { force: true });
    }
    appendFileSync(join(this.folder, `${process.pid}.runs.jsonl`), `${JSON.stringify(run)}\n`);
  }
}

const targetDigest = ({ site, shape, fault }: FaultTarget): string =>
  createHash("sha1").update(`${site}\n${shape}\n${fault}`).digest("hex");
