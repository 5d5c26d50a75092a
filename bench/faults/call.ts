export type TimedResponse = { status: number; ms: number; retryAfter: string | null; body: string };

const TIMEOUT_MS = 15_000;

/** One call and its duration; status 0 without a response. */
export async function timedFetch(url: string, init: RequestInit = {}): Promise<TimedResponse> {
  const started = performance.now();
  try {
    const response = await fetch(url, { redirect: "manual", ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body = await response.text();
    const { status, headers } = response;
    return { status, ms: performance.now() - started, retryAfter: headers.get("retry-after"), body };
  } catch {
    return { status: 0, ms: performance.now() - started, retryAfter: null, body: "" };
  }
}

export const asJson = (body: object, token?: string): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify(body),
});

/** Registers a new account; returns its token. */
export async function register(url: string): Promise<{ username: string; password: string; token: string }> {
  const account = { username: `bench-${crypto.randomUUID().slice(0, 8)}`, password: "a tangerine a day" };
  const { status, body } = await timedFetch(`${url}/api/auth/register`, asJson(account));
  if (status !== 201) throw new Error(`Registering returned ${status}: ${body}`);
  return { ...account, token: (JSON.parse(body) as { token: string }).token };
}
