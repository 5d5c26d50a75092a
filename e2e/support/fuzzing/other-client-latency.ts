import type { FuzzServer } from "./fuzz-server";

export const OTHER_CLIENT_MAX_MS = 250;
const TRIES = 3;
const TIMEOUT_MS = 3_000;

/** How long another client waits, as the minimum of a few tries: a busy machine is late once, a stuck server always. */
export async function otherClientLatency({ kumquat }: FuzzServer): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TRIES && least > OTHER_CLIENT_MAX_MS; turn++) {
    const started = performance.now();
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${kumquat.url}/api/health`, { signal }).catch(() => null);
    if (response?.ok) least = Math.min(least, performance.now() - started);
  }
  return least;
}
