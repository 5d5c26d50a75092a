import { nameOfRow } from "../authorisation/rows";
import { together } from "../authorisation/together";
import type { FuzzServer, Who } from "./fuzz-server";
import { faultsOf, isSuspect, SLOW_MS } from "./judge";
import type { Params, Planned, Target } from "./plan";
import type { Heard } from "./send";
import { addHeard, addStop, isToldEnough, type Tally } from "./tally";
import { OTHERS_MS, waitOfOthers } from "./wait-of-others";

const AT_ONCE = 4;
const PER_SUBJECT = 8;
/** A route that stops the server again and again has said what it has to say. */
const STOPS_MAX = 3;

/** Asks all that is planned for a route, and adds to the tally what came of it and what was wrong. */
export async function runPlan(
  server: FuzzServer,
  target: Target,
  who: Who,
  planned: readonly Planned[],
  tally: Tally,
): Promise<void> {
  const plan = planned.filter(({ what }) => !isToldEnough(tally, what));
  const suspects: Planned[] = [];
  const stopsBefore = tally.stops;
  const isOver = () => tally.stops - stopsBefore > STOPS_MAX;
  const note = ({ what }: Planned, path: string, fault: string) =>
    tally.faults.push({ route: nameOfRow(target), who, what, path: path.slice(0, 120), fault });

  async function ask(one: Planned, params: Params): Promise<Heard> {
    const sent = one.make(params);
    const heard = await server.send(sent, who);
    addHeard(tally, heard);
    for (const fault of faultsOf(target, sent.method, heard)) note(one, sent.path, fault);
    return heard;
  }

  /** Another client's call, after these: a server that answers nobody is replaced, so that the rest can be asked. */
  async function lookAfter(asked: readonly Planned[]): Promise<void> {
    const [first] = asked;
    const ms = await waitOfOthers(server);
    if (!first || ms < OTHERS_MS) return;
    const names = asked.map(({ what }) => what).join(", ");
    if (Number.isFinite(ms)) note(first, target.path, `others waited ${Math.round(ms)} ms after ${names}`);
    else {
      note(first, target.path, `STOPPED THE SERVER: nobody was answered any more after ${names}`);
      addStop(tally);
      await server.renew();
    }
  }

  for (let at = 0; at < plan.length && !isOver(); at += PER_SUBJECT) {
    const asked = plan.slice(at, at + PER_SUBJECT);
    const params = await server.paramsFor(target, who);
    const seen = { isOdd: false };
    await together(asked, AT_ONCE, async (one) => {
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
