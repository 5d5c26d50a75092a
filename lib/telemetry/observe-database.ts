import { describeStatement } from "./describe-statement";
import { metrics } from "./metrics";
import { isTracing } from "./tracing";
import { withSpan } from "./with-span";

/** What the pool of this process tells of itself. */
export const databaseObserver = {
  onWait: (ms: number): void => metrics()?.connectionSeconds.observe(ms / 1_000),
  /** Statements are named by what they do, without their values. */
  around: <T>(text: string, run: () => Promise<T>): Promise<T> =>
    isTracing() ? withSpan(describeStatement(text), { "db.system.name": "postgresql" }, run, "CLIENT") : run(),
};
