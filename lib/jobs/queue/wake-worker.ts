/** Whatever forwards events in this process: to Inngest, or to our own runner. */
export type JobWorker = {
  start: () => void;
  wake: () => void;
  /** Where `wake` waits until the present request is answered: as soon as what is committed by now can be forwarded. */
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

/** Called where a request follows a run: it is answered only after that run, so nothing may wait for its answer. */
export function wakeWorkerWithinRequest(): void {
  const { kumquatWork: work } = shared;
  if (work?.wakeWithinRequest) work.wakeWithinRequest();
  else work?.wake();
}
