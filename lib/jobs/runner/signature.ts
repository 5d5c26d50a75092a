import { createHmac, timingSafeEqual } from "node:crypto";
import { MINUTE_MS } from "@/lib/core/durations";

/** As long as the SDK believes a signature. */
const SIGNATURE_LIFETIME_MS = 5 * MINUTE_MS;

/**
 * The signature header of Inngest's protocol: over the canonical form of the body and the time, in seconds. `c` is our
 * own: who calls, proven by the header alone.
 */
export function sign(body: unknown, key: string, now: Date): string {
  const seconds = String(Math.round(now.getTime() / 1000));
  return `t=${seconds}&s=${digest((body === undefined ? "" : canonicalJson(body)) + seconds, key)}&c=${callerProof(seconds, key)}`;
}

/** Whether the embedded runner made this header just now: known before any byte of the body is read. */
export function isSignedByRunner(header: string, key: string, now: Date): boolean {
  const parts = new URLSearchParams(header);
  const seconds = parts.get("t") ?? "";
  const expected = Buffer.from(callerProof(seconds, key));
  const signature = Buffer.from(parts.get("c") ?? "");
  const isRecent = Math.abs(now.getTime() - Number(seconds) * 1000) <= SIGNATURE_LIFETIME_MS;
  return isRecent && signature.length === expected.length && timingSafeEqual(signature, expected);
}

const callerProof = (seconds: string, key: string) => digest(`caller ${seconds}`, key);

const digest = (text: string, key: string) =>
  createHmac("sha256", key.replace(/^signkey-\w+-/, ""))
    .update(text)
    .digest("hex");

/** RFC 8785: no space, the names of each object in the order of their UTF-16 units. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(",")}}`;
}
