import type { Who } from "./fuzz-server";
import type { Heard } from "./send";

export type Fault = { route: string; who: Who; what: string; path: string; fault: string };
export type Tally = {
  requests: number;
  statuses: Record<string, number>;
  faults: Fault[];
  /** How often the server had to be replaced. */
  stops: number;
  slowestMs: number;
};
export const emptyTally = (): Tally => ({ requests: 0, statuses: {}, faults: [], stops: 0, slowestMs: 0 });

export function addHeard(tally: Tally, { status, why, ms }: Heard): void {
  const name = status || why || "nothing";
  tally.requests += 1;
  tally.statuses[name] = (tally.statuses[name] ?? 0) + 1;
  if (status > 0) tally.slowestMs = Math.max(tally.slowestMs, ms);
}

export function addStop(tally: Tally): void {
  tally.stops += 1;
}

const ENOUGH = 2;

/** Headers that every route fails at need not be waited for on each. */
export function isToldEnough({ faults }: Tally, what: string): boolean {
  const headers = headersIn(what);
  return headers !== undefined && faults.filter((fault) => headersIn(fault.what) === headers).length >= ENOUGH;
}

const headersIn = (what: string): string | undefined => /headers: (?!none$)(.*)/.exec(what)?.[1];
