import type { Work } from "../lib/jobs/wake.ts";

/** Next compiles the durable work with the application and leaves it here (instrumentation.ts). */
const prepared = (): Work | undefined => (globalThis as typeof globalThis & { kumquatWork?: Work }).kumquatWork;

/** Once the server listens: the steps are calls to it. */
export const startWork = (): void => prepared()?.start();

export const stopWork = async (): Promise<void> => prepared()?.stop();
