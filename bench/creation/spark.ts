import { randomUUID } from "node:crypto";

/** Milliseconds from the moment the request is sent. */
type SparkTimes = { firstProgressMs: number; completeMs: number };

/** A new account's bearer token. */
export async function register(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: `bench-${randomUUID().slice(0, 8)}`, password: randomUUID() }),
  });
  const { token, error } = (await response.json()) as { token?: string; error?: string };
  if (!token) throw new Error(`No account for the benchmark: ${error}`);
  return token;
}

/** Sparks a guide as the Guides screen does, and reads its stream to the end. */
export async function spark(url: string, token: string, city: string, prompt: string): Promise<SparkTimes> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/guides`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ city, prompt }),
  });
  if (!response.body) throw new Error(`No stream for "${prompt}": ${response.status}`);
  let firstProgressMs = Number.NaN;
  let text = "";
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (Number.isNaN(firstProgressMs) && text.includes("event: progress"))
      firstProgressMs = performance.now() - startedAt;
    if (text.includes("event: complete")) return { firstProgressMs, completeMs: performance.now() - startedAt };
  }
  throw new Error(`No guide for "${prompt}" in ${city}: ${text.slice(-300)}`);
}
