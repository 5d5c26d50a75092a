import type { Canary } from "./fixtures";
import type { HttpResponse } from "./http-client";
import type { MatrixCell } from "./matrix";
import { outcomeOf } from "./outcome";
import type { Role } from "./roles";

/** What is wrong with an answer, as sentences: what came of it, what it tells, and how it may be kept. */
export function accessViolations(cell: MatrixCell, answer: HttpResponse, canaries: readonly Canary[]): string[] {
  const { row, role, transport, expected } = cell;
  const outcome = outcomeOf(answer);
  const knownAs = transport.isTrusted ? role : "visitor";
  const faults = findLeaks(answer, knownAs, canaries);
  if (answer.status >= 500) faults.push(`answered ${answer.status}`);
  else if (transport.showsOutcome && !expected.includes(outcome)) {
    faults.push(`expected ${expected.join(" or ")}, was ${outcome} (${answer.status} at ${answer.path})`);
  }
  const isPersonal =
    row.level !== "everyone" && row.level !== "signed-out" && outcome === "in" && transport.showsOutcome;
  const kept = answer.headers["cache-control"] ?? "";
  if (isPersonal && !/private|no-store/.test(kept)) faults.push(`may be kept by anybody ("${kept}")`);
  return faults;
}

/**
 * What no answer may do, whoever asks: show a word that is not theirs, lead to another host, open itself to one. An
 * address that was asked for may be repeated.
 */
export function findLeaks({ headers, body, path }: HttpResponse, role: Role, canaries: readonly Canary[]): string[] {
  const told = JSON.stringify(headers) + body;
  const faults = canaries
    .filter(({ word, readers }) => !readers.includes(role) && told.includes(word) && !path.includes(word))
    .map(({ of }) => `shows ${of}`);
  if (/evil\.example/.test(headers.location ?? "")) faults.push(`leads to ${headers.location}`);
  if (headers["access-control-allow-origin"] !== undefined) faults.push("opens itself to other sites");
  return faults;
}
