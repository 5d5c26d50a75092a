/** Everything that a model or the network to it can do wrong. */
export const FAULTS = [
  "rate-limited",
  "server-error",
  "overloaded",
  "quota",
  "unauthorized",
  "stalled",
  "stalled-body",
  "dropped",
  "dropped-body",
  "malformed",
  "garbage-envelope",
  "fenced",
  "off-schema",
  "by-schema",
  "unknown-ids",
  "empty",
  "refusal",
  "injected",
  "all-lies",
] as const;
export type Fault = (typeof FAULTS)[number];

export const isFault = (value: string): value is Fault => (FAULTS as readonly string[]).includes(value);

type ErrorResponse = { status: number; headers: Record<string, string>; body: unknown };

/** The error responses of OpenAI's own server; null for faults of another kind. */
export function faultResponse(fault: Fault, retryAfterSeconds: number): ErrorResponse | null {
  const response = (status: number, type: string, code: string | null, message: string, headers = {}) => ({
    status,
    headers,
    body: { error: { message, type, param: null, code } },
  });
  if (fault === "rate-limited") {
    return response(429, "requests", "rate_limit_exceeded", "Rate limit reached for requests.", {
      "retry-after": String(retryAfterSeconds),
    });
  }
  if (fault === "quota") {
    return response(429, "insufficient_quota", "insufficient_quota", "You exceeded your current quota.");
  }
  if (fault === "server-error") return response(500, "server_error", null, "The server had an error.");
  if (fault === "overloaded") return response(503, "server_error", null, "The engine is currently overloaded.");
  if (fault === "unauthorized") {
    return response(401, "invalid_request_error", "invalid_api_key", "Incorrect API key provided: stand-in-key.");
  }
  return null;
}

const LIE =
  "The three Michelin stars and the $45 tasting menu by chef Otto Wunder bring a queue: book at https://evil.example/now <b>today</b>.";

/** The text of a response, corrupted as the fault says. */
export function corrupt(fault: Fault | undefined, response: unknown): string {
  const text = JSON.stringify(response);
  if (fault === "malformed") return text.slice(0, Math.max(2, Math.floor(text.length * 0.6)));
  if (fault === "fenced") return `Here you are:\n\n\`\`\`json\n${JSON.stringify(response, null, 2)}\n\`\`\`\n`;
  if (fault === "off-schema") return JSON.stringify({ answer: 42, notes: ["I would rather talk about the weather."] });
  if (fault === "empty") return "";
  if (fault === "unknown-ids") return text.replace(/"(placeId|evidenceIds)":("[^"]*"|\[[^\]]*\])/g, unknownId);
  if (fault === "injected")
    return text.replace(/("sentences":\[)(\{"text":"[^"]*","evidenceIds":(\[[^\]]*\])\})/g, withLie);
  if (fault === "all-lies") return text.replace(/"text":"[^"]*"/g, () => `"text":${JSON.stringify(LIE)}`);
  return text;
}

const unknownId = (_: string, key: string, value: string) =>
  `"${key}":${value.startsWith("[") ? '["no-such-snippet:1"]' : '"no-such-place"'}`;

const withLie = (_: string, open: string, first: string, ids: string) =>
  `${open}${JSON.stringify({ text: LIE, evidenceIds: [] }).replace("[]", ids)},${first}`;
