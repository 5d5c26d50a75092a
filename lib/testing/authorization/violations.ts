import type { Canary } from "./fixtures";
import type { HttpResponse } from "./http-client";
import type { MatrixCell } from "./matrix";
import { outcomeOf } from "./outcome";
import type { Role } from "./roles";

/** The faults of a response, as sentences: its outcome, its content, and its caching. */
export function accessViolations(cell: MatrixCell, response: HttpResponse, canaries: readonly Canary[]): string[] {
  const { row, role, transport, expected } = cell;
  const outcome = outcomeOf(response);
  const knownAs = transport.isTrusted ? role : "visitor";
  const faults = findLeaks(response, knownAs, canaries);
  const opensItself = response.headers["access-control-allow-origin"] !== undefined;
  if (opensItself && !row.hasCors) faults.push("opens itself to other sites");
  if (response.status >= 500) faults.push(`responded with ${response.status}`);
  else if (transport.showsOutcome && !expected.includes(outcome)) {
    faults.push(`expected ${expected.join(" or ")}, was ${outcome} (${response.status} at ${response.path})`);
  }
  const isPersonal =
    row.level !== "everyone" && row.level !== "signed-out" && outcome === "in" && transport.showsOutcome;
  const cacheControl = response.headers["cache-control"] ?? "";
  if (isPersonal && !/private|no-store/.test(cacheControl)) faults.push(`may be cached by anybody ("${cacheControl}")`);
  return faults;
}

/**
 * What no response may do, whoever requests it: show another's canary, redirect to another host, allow one. It may
 * repeat the requested path.
 */
export function findLeaks({ headers, body, path }: HttpResponse, role: Role, canaries: readonly Canary[]): string[] {
  const text = JSON.stringify(headers) + body;
  const faults = canaries
    .filter(({ word, readers }) => !readers.includes(role) && text.includes(word) && !path.includes(word))
    .map(({ of }) => `shows ${of}`);
  if (/evil\.example/.test(headers.location ?? "")) faults.push(`leads to ${headers.location}`);
  const { "access-control-allow-origin": origin, "access-control-allow-credentials": credentials } = headers;
  if ((origin !== undefined && origin !== "*") || credentials !== undefined) {
    faults.push("lets other sites read what cookies get");
  }
  return faults;
}
