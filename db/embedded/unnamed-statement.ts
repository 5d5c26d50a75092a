import { isPrepared, nameOf } from "./statement-names";
import { cstring, type Frame, frame } from "./wire";

const CLOSE_UNNAMED = frame("C", Buffer.from("S"), cstring(""));

/** A connection's own unnamed statement: the shared session has one, from whoever parsed it last. */
export class UnnamedStatement {
  private parse: Buffer | null = null;

  /**
   * What must precede a batch while another's may be in the session, or null. It runs as part of the batch, so that a
   * Parse that fails by now is reported like any error, and the rest is skipped up to Sync.
   */
  prelude(batch: Frame[]): Buffer | null {
    const first = batch.find(concernsUnnamed);
    const isUsed = first && (first.type === "B" || first.type === "D");
    return isUsed ? (this.parse ?? CLOSE_UNNAMED) : null;
  }

  /** Records what a batch has made of it. Only the first `done` of its Parse and Close messages succeeded. */
  settle(batch: Frame[], done: number): void {
    let count = 0;
    for (const message of batch) {
      const isObeyed = isPrepared(message) && count++ < done;
      if (!concernsUnnamed(message)) continue;
      // A Parse that failed, and every simple query, leave no unnamed statement behind.
      if (message.type === "P") this.parse = isObeyed ? Buffer.from(message.bytes) : null;
      if (message.type === "Q" || (message.type === "C" && isObeyed)) this.parse = null;
    }
  }
}

export const concernsUnnamed = (message: Frame): boolean => message.type === "Q" || nameOf(message) === "";
