import { subscribe } from "node:diagnostics_channel";

const HEADER = "idempotency-key";
const tracked = new Map<string, { isWritten: boolean; onWritten: () => void }>();
let isListening = false;

/**
 * Whether a request with this idempotency key was sent: only then may the provider have accepted it. The vendor's
 * client hides why a call failed; Node's fetch publishes on this channel when it writes a request's head.
 */
export function trackRequest(
  idempotencyKey: string,
  onWritten: () => void = () => {},
): { isWritten: boolean; stop: () => void } {
  listen();
  const watch = tracked.get(idempotencyKey) ?? { isWritten: false, onWritten };
  tracked.set(idempotencyKey, watch);
  return {
    get isWritten() {
      return watch.isWritten;
    },
    stop: () => tracked.delete(idempotencyKey),
  };
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  subscribe("undici:client:sendHeaders", (message) => {
    const key = idempotencyKeyOf((message as { headers?: unknown }).headers);
    const watch = key === undefined ? undefined : tracked.get(key);
    if (!watch) return;
    watch.isWritten = true;
    watch.onWritten();
  });
}

/** The head as it is written: lines of "name: value". */
function idempotencyKeyOf(head: unknown): string | undefined {
  if (typeof head !== "string") return undefined;
  const line = head.split("\r\n").find((each) => each.toLowerCase().startsWith(`${HEADER}:`));
  return line?.slice(HEADER.length + 1).trim();
}
