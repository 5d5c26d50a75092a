import { createHmac } from "node:crypto";

/** The signature header of Inngest's protocol: over the canonical form of the body and the time, in seconds. */
export function sign(body: unknown, key: string, now: Date): string {
  const seconds = String(Math.round(now.getTime() / 1000));
  const secret = key.replace(/^signkey-\w+-/, "");
  const digest = createHmac("sha256", secret)
    .update((body === undefined ? "" : canonical(body)) + seconds)
    .digest("hex");
  return `t=${seconds}&s=${digest}`;
}

/** RFC 8785: no space, the names of each object in the order of their UTF-16 units. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(",")}}`;
}
