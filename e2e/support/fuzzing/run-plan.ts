import { rowName } from "@/lib/testing/authorization/match-policy";
import { runConcurrently } from "../run-concurrently";
import { isSuspect, responseFaults, SLOW_MS } from "./check-response";
import type { Caller, FuzzServer } from "./fuzz-server";
import { OTHER_CLIENT_MAX_MS, otherClientLatency } from "./other-client-latency";
import type { FuzzTarget, Params, PlannedRequest } from "./plan";
import type { FuzzResponse } from "./send";
import { countCrash, countResponse, isReportedEnough, type Tally } from "./tally";

const CONCURRENCY = 4;
const PER_SUBJECT = 8;
/** A route that stops the server again and again has said what it has to say. */
const CRASHES_MAX = 3;

/** Asks all that is planned for a route, and adds to the tally what came of it and what was wrong. */
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

  async function ask(one: PlannedRequest, params: Params): Promise<FuzzResponse> {
    const sent = one.make(params);
    const heard = await server.send(sent, who);
    countResponse(tally, heard);
    for (const fault of responseFaults(target, sent.method, heard)) note(one, sent.path, fault);
    return heard;
  }

  /** Another client's call, after these: a server that answers nobody is replaced, so that the rest can be asked. */
  async function lookAfter(asked: readonly PlannedRequest[]): Promise<void> {
    const [first] = asked;
    const ms = await otherClientLatency(server);
    if (!first || ms < OTHER_CLIENT_MAX_MS) return;
    const names = asked.map(({ label }) => label).join(", ");
    if (Number.isFinite(ms)) note(first, target.path, `others waited ${Math.round(ms)} ms after ${names}`);
    else {
      note(first, target.path, `STOPPED THE SERVER: nobody was answered any more after ${names}`);
      countCrash(tally);
      await server.renew();
    }
  }

  for (let at = 0; at < plan.length && !isOver(); at += PER_SUBJECT) {
    const asked = plan.slice(at, at + PER_SUBJECT);
    const params = await server.paramsFor(target, who);
    const seen = { isOdd: false };
    await runConcurrently(asked, CONCURRENCY, async (one) => {
      const heard = await ask(one, params);
      if (isSuspect(heard)) suspects.push(one);
      if (isSuspect(heard) || heard.status >= 500) seen.isOdd = true;
    });
    if (seen.isOdd || at + PER_SUBJECT >= plan.length) await lookAfter(asked);
  }
  // Late or unanswered may have been another's doing, or the machine's: alone, it is its own.
  for (const one of suspects) {
    if (isOver()) return;
    const params = await server.paramsFor(target, who);
    const heard = await ask(one, params);
    const { path } = one.make(params);
    if (heard.status === 0) note(one, path, heard.why ?? "unanswered");
    else if (heard.ms > SLOW_MS) note(one, path, `answered ${heard.status} after ${Math.round(heard.ms)} ms`);
    await lookAfter([one]);
  }
}
