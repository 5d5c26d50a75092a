import type { Handler } from "../authorisation/handlers";
import type { Heard } from "./send";

export const SLOW_MS = 2_000;
const INSIDES = /\bat .*\.(?:js|ts|mjs):\d+|node_modules|drizzle|PGlite|syntax error at|Failed query|ECONNREFUSED/;
/** What clients of ours read: `{"error": "..."}`, and of the public email calls a status with a message. */
const FORMS = ["error", "message,status"];

/** What is wrong with an answer that came, as sentences. */
export function faultsOf({ kind, path, declared }: Handler, method: string, heard: Heard): string[] {
  const { status, body, type, why } = heard;
  // Whoever breaks off in the middle of a body is owed no answer, and what is no request can't be sent.
  if (why === "cut" || why?.startsWith("not sent")) return [];
  const faults: string[] = [];
  if (status >= 500) faults.push(`answered ${status}: ${body.slice(0, 160)}`);
  if (status >= 400 && INSIDES.test(body)) faults.push(`tells of its inside: ${INSIDES.exec(body)?.[0]}`);
  const isCall = kind === "call" && (path.startsWith("/api/") || declared !== null);
  const isTold = status >= 400 && method !== "HEAD" && isCall && !type.startsWith("text/html");
  if (isTold && !isSentence(body)) faults.push(`answered ${status} without a sentence: ${type} ${body.slice(0, 80)}`);
  if (isCall && path.startsWith("/api/") && status >= 400 && type.startsWith("text/html")) {
    faults.push(`answered ${status} with a page`);
  }
  return faults;
}

/** What may be noise on a busy machine: it is asked again, alone, before it counts. */
export function isSuspect({ status, why, ms }: Heard): boolean {
  if (why === "cut" || why?.startsWith("not sent")) return false;
  return status === 0 || ms > SLOW_MS;
}

function isSentence(body: string): boolean {
  try {
    const told = JSON.parse(body) as Record<string, unknown>;
    const words = told.error ?? told.message;
    return FORMS.includes(Object.keys(told).sort().join()) && typeof words === "string" && /\S/.test(words);
  } catch {
    return false;
  }
}
