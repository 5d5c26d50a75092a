import { trace } from "@opentelemetry/api";
import { describeStatement } from "./describe-statement";
import { metrics } from "./metrics";
import { withSpan } from "./with-span";

/** What the pool of this process tells of itself. */
export const databaseObserver = {
  onWait: (ms: number): void => metrics()?.connectionSeconds.observe(ms / 1_000),
  /** Named by what they do, without their values. The runner's polls, once a second, belong to nothing: they are no spans. */
  around: <T>(text: string, run: () => Promise<T>): Promise<T> =>
    trace.getActiveSpan()
      ? withSpan(describeStatement(text), { "db.system.name": "postgresql" }, run, "CLIENT")
      : run(),
};
