/** Whatever forwards events in this process: to Inngest, or to our own runner. */
export type JobWorker = {
  start: () => void;
  wake: () => void;
  /** Forwards what is committed by now, without waiting for the response of the present request as `wake` does. */
  wakeWithinRequest?: () => void;
  stop: () => Promise<void>;
};

/** The server, its routes and its background work are bundled apart and meet here. */
const shared = globalThis as typeof globalThis & { kumquatWork?: JobWorker };

export function registerWorker(work: JobWorker): void {
  shared.kumquatWork = work;
}

/** Called after an event was written, so that its run need not wait for the next poll. */
export const wakeWorker = (): void => shared.kumquatWork?.wake();

/** Called where a request waits for a run: its response comes only after that run, so the event may not wait for it. */
export function wakeWorkerWithinRequest(): void {
  const { kumquatWork: work } = shared;
  if (work?.wakeWithinRequest) work.wakeWithinRequest();
  else work?.wake();
}
