import { type Fault, shapeOf } from "./fault";
import type { Message } from "./wire-messages";

type AttemptPlan = {
  /** Which statement begins what is observed. */
  isStart: (sql: string) => boolean;
  /** The shape of the statement that gets the fault; without one, the attempt is only observed. */
  aim?: { shape: string; fault: Fault };
  /** Whether it is a single statement, without a transaction around it. */
  isAlone: boolean;
};

/** One run of a transaction, or of a single statement, as the proxy sees it. */
export class Attempt {
  /** The shapes of its statements, in order, begin and end included. */
  readonly shapes: string[] = [];
  /** Its transaction id, and the server's process; null while unknown. */
  xid: string | null = null;
  pid: number | null = null;
  /** Whether the server has reported it as committed. */
  isCommitted = false;
  isHit = false;
  /** Whether it is rolled back where it should be committed. */
  isUndone = false;
  private resolveHit: () => void = () => {};
  /** Resolves when the fault has happened; never, if the statement did not come. */
  readonly hit = new Promise<void>((resolve) => {
    this.resolveHit = resolve;
  });

  constructor(readonly plan: AttemptPlan) {}

  /** Records a statement. Returns the fault to inject into it. */
  faultFor(sql: string): Fault | null {
    const shape = shapeOf(sql);
    this.shapes.push(shape);
    const { aim } = this.plan;
    return aim && !this.isHit && aim.shape === shape ? aim.fault : null;
  }

  /** Queried once, right after its beginning: the id is how one learns afterwards what became of it. */
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
