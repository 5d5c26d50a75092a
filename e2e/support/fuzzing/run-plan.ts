import { nameOfRow } from "../authorisation/rows";
import { together } from "../authorisation/together";
import type { FuzzServer, Who } from "./fuzz-server";
import { faultsOf, isSuspect, SLOW_MS } from "./judge";
import type { Params, Planned, Target } from "./plan";
import type { Heard } from "./send";

export type Fault = { route: string; who: Who; what: string; path: string; fault: string };
export type Tally = {
  requests: number;
  statuses: Record<string, number>;
  faults: Fault[];
  stops: number;
  slowestMs: number;
};
export const emptyTally = (): Tally => ({ requests: 0, statuses: {}, faults: [], stops: 0, slowestMs: 0 });

const AT_ONCE = 4;
const PER_SUBJECT = 8;
const STOPS_MAX = 3;
const HEALTH_MS = 250;

/** Asks all that is planned for a route, and adds to the tally what came of it and what was wrong. */
export async function runPlan(server: FuzzServer, target: Target, who: Who, plan: readonly Planned[], tally: Tally) {
  const suspects: Planned[] = [];
  const stopsBefore = tally.stops;
  const note = (planned: Planned, path: string, fault: string) =>
    tally.faults.push({ route: nameOfRow(target), who, what: planned.what, path: path.slice(0, 120), fault });

  async function ask(planned: Planned, params: Params): Promise<Heard> {
    const sent = planned.make(params);
    const heard = await server.send(sent, who);
    const status = heard.status || heard.why || "";
    tally.requests += 1;
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
    for (const fault of faultsOf(target, sent.method, heard)) note(planned, sent.path, fault);
    return heard;
  }

  for (let at = 0; at < plan.length; at += PER_SUBJECT) {
    const params = await server.paramsFor(target, who);
    await together(plan.slice(at, at + PER_SUBJECT), AT_ONCE, async (planned) => {
      const heard = await ask(planned, params);
      if (isSuspect(heard)) suspects.push(planned);
      else tally.slowestMs = Math.max(tally.slowestMs, heard.ms);
    });
    if (suspects.length > 0 && !(await isWell(server))) await renew(server, tally);
    if (tally.stops - stopsBefore > STOPS_MAX) break;
  }
  // Slow or unanswered may have been another's doing, or the machine's: alone, it is its own.
  for (const planned of suspects) {
    if (tally.stops - stopsBefore > STOPS_MAX) break;
    const heard = await ask(planned, await server.paramsFor(target, who));
    const path = planned.make({}).path;
    if (heard.status === 0) note(planned, path, heard.why ?? "unanswered");
    else if (heard.ms > SLOW_MS) note(planned, path, `answered ${heard.status} after ${Math.round(heard.ms)} ms`);
    if (!(await isWell(server))) {
      note(planned, path, "STOPPED THE SERVER: nobody's call is answered any more");
      await renew(server, tally);
    }
  }
}

async function renew(server: FuzzServer, tally: Tally): Promise<void> {
  tally.stops += 1;
  await server.renew();
}

/** Whether anybody else is answered at once; a repeat tells a busy machine from a server that is stuck. */
export async function isWell({ kumquat }: FuzzServer): Promise<boolean> {
  for (const patience of [HEALTH_MS, 4 * HEALTH_MS, 20 * HEALTH_MS]) {
    const answer = await fetch(`${kumquat.url}/api/health`, { signal: AbortSignal.timeout(patience) }).catch(
      () => null,
    );
    if (answer?.ok) return true;
  }
  return false;
}
