import type { Caller } from "./fuzz-server";
import type { FuzzResponse } from "./send";

type Fault = { route: string; who: Caller; what: string; path: string; fault: string };
export type Tally = {
  requests: number;
  statuses: Record<string, number>;
  faults: Fault[];
  /** How often the server had to be replaced. */
  crashes: number;
  slowestMs: number;
};
export const emptyTally = (): Tally => ({ requests: 0, statuses: {}, faults: [], crashes: 0, slowestMs: 0 });

export function countResponse(tally: Tally, { status, why, ms }: FuzzResponse): void {
  const name = status || why || "nothing";
  tally.requests += 1;
  tally.statuses[name] = (tally.statuses[name] ?? 0) + 1;
  if (status > 0) tally.slowestMs = Math.max(tally.slowestMs, ms);
}

export function countCrash(tally: Tally): void {
  tally.crashes += 1;
}

const REPORTS_MAX = 2;

/** Headers that fail on every route need not be repeated on each. */
export function isReportedEnough({ faults }: Tally, what: string): boolean {
  const headers = headersIn(what);
  return headers !== undefined && faults.filter((fault) => headersIn(fault.what) === headers).length >= REPORTS_MAX;
}

const headersIn = (what: string): string | undefined => /headers: (?!none$)(.*)/.exec(what)?.[1];
