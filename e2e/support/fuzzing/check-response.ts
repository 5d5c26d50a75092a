import type { Handler } from "@/lib/testing/authorization/handlers";
import type { FuzzResponse } from "./send";

export const SLOW_MS = 2_000;
const INTERNALS = /\bat .*\.(?:js|ts|mjs):\d+|node_modules|drizzle|PGlite|syntax error at|Failed query|ECONNREFUSED/;
/** What clients of ours read: `{"error": "..."}`, and of the public email calls a status with a message. */
const ERROR_SHAPES = ["error", "message,status"];

/** What is wrong with an answer that came, as sentences. */
export function responseFaults({ kind, path, declared }: Handler, method: string, heard: FuzzResponse): string[] {
  const { status, body, type, why } = heard;
  // Whoever breaks off in the middle of a body is owed no answer, and what is no request can't be sent.
  if (why === "cut" || why?.startsWith("not sent")) return [];
  const faults: string[] = [];
  if (status >= 500) faults.push(`answered ${status}: ${body.slice(0, 160)}`);
  if (status >= 400 && INTERNALS.test(body)) faults.push(`tells of its inside: ${INTERNALS.exec(body)?.[0]}`);
  const isCall = kind === "call" && (path.startsWith("/api/") || declared !== null);
  const isTold = status >= 400 && method !== "HEAD" && isCall && !type.startsWith("text/html");
  if (isTold && !isErrorBody(body)) faults.push(`answered ${status} without a sentence: ${type} ${body.slice(0, 80)}`);
  if (isCall && path.startsWith("/api/") && status >= 400 && type.startsWith("text/html")) {
    faults.push(`answered ${status} with a page`);
  }
  return faults;
}

/** What may be noise on a busy machine: it is asked again, alone, before it counts. */
export function isSuspect({ status, why, ms }: FuzzResponse): boolean {
  if (why === "cut" || why?.startsWith("not sent")) return false;
  return status === 0 || ms > SLOW_MS;
}

function isErrorBody(body: string): boolean {
  try {
    const told = JSON.parse(body) as Record<string, unknown>;
    const words = told.error ?? told.message;
    return ERROR_SHAPES.includes(Object.keys(told).sort().join()) && typeof words === "string" && /\S/.test(words);
  } catch {
    return false;
  }
}
