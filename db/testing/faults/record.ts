import { createHash } from "node:crypto";
import { appendFileSync, closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "./call-site";
import type { Fault } from "./fault";

/** A statement of one place in the code. */
export type Seen = { site: Site; shape: string };
export type Aim = Seen & { fault: Fault };
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
  private readonly seen = new Set<string>();

  constructor(private readonly folder: string) {
    mkdirSync(join(folder, "taken"), { recursive: true });
  }

  /** Takes a fault upon oneself. False when it was tried already, here or in another worker. */
  take(aim: Aim): boolean {
    const key = keyOf(aim);
    if (this.taken.has(key)) return false;
    this.taken.add(key);
    try {
      closeSync(openSync(join(this.folder, "taken", key), "wx"));
      return true;
    } catch {
      return false;
    }
  }

  /** Notes a statement that must meet every fault somewhere in the run. */
  see({ site, shape }: Seen): void {
    const key = `${site}\n${shape}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    appendFileSync(join(this.folder, `${process.pid}.seen.jsonl`), `${JSON.stringify({ site, shape })}\n`);
  }

  /** Keeps what came of a fault. One whose statement did not come is anybody's again. */
  keep(trial: Trial): void {
    if (!trial.isHit) {
      this.taken.delete(keyOf(trial));
      rmSync(join(this.folder, "taken", keyOf(trial)), { force: true });
    }
    appendFileSync(join(this.folder, `${process.pid}.trials.jsonl`), `${JSON.stringify(trial)}\n`);
  }
}

const keyOf = ({ site, shape, fault }: Aim): string =>
  createHash("sha1").update(`${site}\n${shape}\n${fault}`).digest("hex");
