import type { JobWorker } from "../lib/jobs/queue/wake-worker.ts";

/** Next compiles the durable work with the application and leaves it here (instrumentation.ts). */
const prepared = (): JobWorker | undefined =>
  (globalThis as typeof globalThis & { kumquatWork?: JobWorker }).kumquatWork;

/** Once the server listens: the steps are calls to it. */
export const startWork = (): void => prepared()?.start();

export const stopWork = async (): Promise<void> => prepared()?.stop();
