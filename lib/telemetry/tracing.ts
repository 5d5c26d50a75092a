/** Sends what was collected and stops. */
type Tracing = { shutdown: () => Promise<void> };

/** On `globalThis`: Next's bundles and the server have a copy each of this file. */
const globals = globalThis as typeof globalThis & { kumquatTracing?: Tracing };

const SHUTDOWN_MS = 3_000;

export const isTracing = (): boolean => globals.kumquatTracing !== undefined;

export function setTracing(tracing: Tracing): void {
  globals.kumquatTracing = tracing;
}

/** At the end of the process: a collector that does not answer holds nothing up. */
export async function stopTracing(): Promise<void> {
  const sent = globals.kumquatTracing?.shutdown().catch(() => {});
  delete globals.kumquatTracing;
  if (sent) await Promise.race([sent, new Promise((late) => setTimeout(late, SHUTDOWN_MS).unref())]);
}
