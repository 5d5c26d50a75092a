/**
 * All that a span may carry. Their values are of this code, the build or the settings, never of a request: no token and
 * no address gets into a trace.
 */
export type SpanAttributes = Partial<{
  "http.request.method": string;
  "http.route": string;
  "http.response.status_code": number;
  "kumquat.request.id": string;
  "kumquat.job.run": string;
  "db.system.name": string;
  "gen_ai.operation.name": string;
  "gen_ai.request.model": string;
  "gen_ai.usage.input_tokens": number;
  "gen_ai.usage.output_tokens": number;
  "messaging.batch.message_count": number;
}>;

const ALLOWED: Record<keyof SpanAttributes, true> = {
  "http.request.method": true,
  "http.route": true,
  "http.response.status_code": true,
  "kumquat.request.id": true,
  "kumquat.job.run": true,
  "db.system.name": true,
  "gen_ai.operation.name": true,
  "gen_ai.request.model": true,
  "gen_ai.usage.input_tokens": true,
  "gen_ai.usage.output_tokens": true,
  "messaging.batch.message_count": true,
};

/** "GET /guide/[id]", "SELECT restaurants": no sign of an email address, a query or a quoted value. */
const SAFE_TEXT = /^[\w ./[\]-]{1,100}$/;

/** What is left of a name that is none of ours. */
const UNNAMED = "unnamed";

export const safeName = (name: string): string => (SAFE_TEXT.test(name) ? name : UNNAMED);

/** The attributes that are on the list, with values that look as theirs do. */
export function safeAttributes(attributes: Readonly<Record<string, unknown>>): SpanAttributes {
  const safe = Object.entries(attributes).filter(
    ([name, value]) =>
      Object.hasOwn(ALLOWED, name) &&
      (typeof value === "number" || (typeof value === "string" && SAFE_TEXT.test(value))),
  );
  return Object.fromEntries(safe);
}
