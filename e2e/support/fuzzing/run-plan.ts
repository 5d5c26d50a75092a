import { rowName } from "@/lib/testing/authorization/match-policy";
import { runConcurrently } from "../run-concurrently";
import { isSuspect, responseFaults, slowMs } from "./check-response";
import type { Caller, FuzzServer } from "./fuzz-server";
import { OTHER_CLIENT_MAX_MS, otherClientLatency } from "./other-client-latency";
import type { FuzzTarget, Params, PlannedRequest } from "./plan";
import type { FuzzResponse } from "./send";
import { countCrash, countResponse, isReportedEnough, type Tally } from "./tally";

const CONCURRENCY = 4;
const PER_SUBJECT = 8;
/** A request that is slow is slow each time. */
const TRIES_ALONE = 3;
/** A route that crashes the server this often is not tested further. */
const CRASHES_MAX = 3;

/** Sends everything that is planned for a route, and adds results and faults to the tally. */
export async function runPlan(
  server: FuzzServer,
  target: FuzzTarget,
  who: Caller,
  planned: readonly PlannedRequest[],
  tally: Tally,
): Promise<void> {
  const plan = planned.filter(({ label }) => !isReportedEnough(tally, label));
  const suspects: PlannedRequest[] = [];
  const stopsBefore = tally.crashes;
  const isOver = () => tally.crashes - stopsBefore > CRASHES_MAX;
  const note = ({ label }: PlannedRequest, path: string, fault: string) =>
    tally.faults.push({ route: rowName(target), who, what: label, path: path.slice(0, 120), fault });

  async function ask(one: PlannedRequest, params: Params): Promise<FuzzResponse & { path: string; faults: string[] }> {
    const sent = one.make(params);
    const response = await server.send(sent, who);
    countResponse(tally, response);
    return { ...response, path: sent.path, faults: responseFaults(target, sent.method, response) };
  }

  /** Another client's call, after these: a server that does not respond is replaced, so that the rest can be sent. */
  async function lookAfter(sentRequests: readonly PlannedRequest[]): Promise<void> {
    const [first] = sentRequests;
    const ms = await otherClientLatency(server);
    if (!first || ms < OTHER_CLIENT_MAX_MS) return;
    const names = sentRequests.map(({ label }) => label).join(", ");
    if (Number.isFinite(ms)) note(first, target.path, `others waited ${Math.round(ms)} ms after ${names}`);
    else {
      note(first, target.path, `STOPPED THE SERVER: nobody got a response any more after ${names}`);
      countCrash(tally);
      await server.renew();
    }
  }

  for (let index = 0; index < plan.length && !isOver(); index += PER_SUBJECT) {
    const sentRequests = plan.slice(index, index + PER_SUBJECT);
    const params = await server.paramsFor(target, who);
    const seen = { isOdd: false };
    await runConcurrently(sentRequests, CONCURRENCY, async (one) => {
      const response = await ask(one, params);
      if (isSuspect(response, target.path)) suspects.push(one);
      else for (const fault of response.faults) note(one, response.path, fault);
      if (isSuspect(response, target.path) || response.status >= 500) seen.isOdd = true;
    });
    if (seen.isOdd || index + PER_SUBJECT >= plan.length) await lookAfter(sentRequests);
  }
  // A late, missing or 503 response may be another request's fault, or the machine's: alone, it is its own.
  for (const one of suspects) {
    if (isOver()) return;
    const params = await server.paramsFor(target, who);
    let response = await ask(one, params);
    for (let turn = 1; turn < TRIES_ALONE && isSuspect(response, target.path); turn++)
      response = await ask(one, params);
    const { path, faults } = response;
    for (const fault of faults) note(one, path, fault);
    if (response.status === 0) note(one, path, response.why ?? "unanswered");
    else if (response.ms > slowMs(target.path))
      note(one, path, `responded with ${response.status} after ${Math.round(response.ms)} ms`);
    await lookAfter([one]);
  }
}
