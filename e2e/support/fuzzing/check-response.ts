import type { Handler } from "@/lib/testing/authorization/handlers";
import type { FuzzResponse } from "./send";

export const SLOW_MS = 2_000;
/** Ten thousand restaurants whole, which only administrators may ask for. */
const LISTS_EVERYTHING = "/api/restaurants/all";
const LIST_MS = 4_500;

/** After how long a response of this path is late. */
export const slowMs = (path: string): number => (path === LISTS_EVERYTHING ? LIST_MS : SLOW_MS);
/** The database answered neither a statement nor a new connection beside it for over two seconds. */
const DATABASE_UNAVAILABLE = 503;
/** What a protocol asks for, and is not offered here. */
const NOT_IMPLEMENTED = 501;
const INTERNALS = /\bat .*\.(?:js|ts|mjs):\d+|node_modules|drizzle|PGlite|syntax error at|Failed query|ECONNREFUSED/;
/** The errors that our clients read: `{"error": "..."}`, and for the public email calls a status with a message. */
const ERROR_SHAPES = ["error", "error,field", "message,status"];

/** What is wrong with a response, as sentences. */
export function responseFaults({ kind, path, declared }: Handler, method: string, response: FuzzResponse): string[] {
  const { status, body, type, why } = response;
  // A request that is aborted in the middle of its body needs no response, and an invalid one can't be sent.
  if (why === "cut" || why?.startsWith("not sent")) return [];
  const faults: string[] = [];
  if (status >= 500 && status !== NOT_IMPLEMENTED) faults.push(`responded with ${status}: ${body.slice(0, 160)}`);
  if (status >= 400 && INTERNALS.test(body)) faults.push(`reveals internals: ${INTERNALS.exec(body)?.[0]}`);
  const isCall = kind === "call" && (path.startsWith("/api/") || declared !== null);
  const isTold = status >= 400 && method !== "HEAD" && isCall && !type.startsWith("text/html");
  if (isTold && !isErrorBody(body))
    faults.push(`responded with ${status} without a sentence: ${type} ${body.slice(0, 80)}`);
  if (isCall && path.startsWith("/api/") && status >= 400 && type.startsWith("text/html")) {
    faults.push(`responded with ${status} with a page`);
  }
  return faults;
}

/** Possibly noise on a busy machine: repeated alone before it counts. */
export function isSuspect({ status, why, ms }: FuzzResponse, path: string): boolean {
  if (why === "cut" || why?.startsWith("not sent")) return false;
  return status === 0 || status === DATABASE_UNAVAILABLE || ms > slowMs(path);
}

function isErrorBody(body: string): boolean {
  try {
    const parsed = JSON.parse(body) as Record<string, unknown>;
    const words = parsed.error ?? parsed.message;
    return ERROR_SHAPES.includes(Object.keys(parsed).sort().join()) && typeof words === "string" && /\S/.test(words);
  } catch {
    return false;
  }
}
