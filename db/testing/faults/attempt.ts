import { type Fault, shapeOf } from "./fault";
import type { Message } from "./wire-messages";

type AttemptPlan = {
  /** Which statement begins what is watched. */
  isStart: (sql: string) => boolean;
  /** The shape of the statement that meets the fault; without one, the attempt is only watched. */
  aim?: { shape: string; fault: Fault };
  /** Whether the statement stands alone, without a transaction around it. */
  isAlone: boolean;
};

/** One run of a transaction, or of a statement that stands alone, as the proxy sees it. */
export class Attempt {
  /** The shapes of its statements, in order, its beginning and end included. */
  readonly shapes: string[] = [];
  /** Its transaction's number, and the server's process; null while unknown. */
  xid: string | null = null;
  pid: number | null = null;
  /** Whether the server has said that it was committed. */
  isCommitted = false;
  isHit = false;
  /** Whether it is rolled back where it is to be committed. */
  isUndone = false;
  private resolveHit: () => void = () => {};
  /** When the fault has happened; never, when the statement did not come. */
  readonly hit = new Promise<void>((resolve) => {
    this.resolveHit = resolve;
  });

  constructor(readonly plan: AttemptPlan) {}

  /** Notes a statement. Answers the fault that it is to meet. */
  faultFor(sql: string): Fault | null {
    const shape = shapeOf(sql);
    this.shapes.push(shape);
    const { aim } = this.plan;
    return aim && !this.isHit && aim.shape === shape ? aim.fault : null;
  }

  /** Asked once, right after its beginning: a number is what tells afterwards what became of it. */
  needsTransactionId(): boolean {
    return this.plan.aim !== undefined && !this.plan.isAlone && this.xid === null && this.shapes.length === 1;
  }

  observe({ type, bytes }: Message): void {
    if (type === "C" && bytes.toString("latin1", 5).startsWith("COMMIT")) this.isCommitted = true;
  }

  markHit(): void {
    this.isHit = true;
    this.resolveHit();
  }
}
