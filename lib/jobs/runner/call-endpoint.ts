import { z } from "zod";
import { FunctionConfig } from "./function-config";
import { parseError } from "./operations";
import { sign } from "./signature";

/** The way to the functions: the server's own /api/inngest, by the network or, in a test, called directly. */
export type Endpoint = (request: Request) => Promise<Response>;
export type SignedEndpoint = { endpoint: Endpoint; signingKey: string };
export type EndpointResponse = { status: number; headers: Headers; body: unknown };

/** The host never leaves this process: the endpoint decides where a request really goes. */
const PLACEHOLDER_URL = "http://embedded.invalid/api/inngest";

type EndpointRequest = {
  method: "POST" | "PUT";
  search?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
};

/** Calls the functions as Inngest would: signed, with a JSON response. */
export async function callEndpoint(
  { endpoint, signingKey }: SignedEndpoint,
  { method, search = {}, headers = {}, body, signal }: EndpointRequest,
): Promise<EndpointResponse> {
  const request = new Request(`${PLACEHOLDER_URL}?${new URLSearchParams(search)}`, {
    method,
    headers: {
      ...headers,
      host: new URL(PLACEHOLDER_URL).host,
      "content-type": "application/json",
      "x-inngest-signature": sign(body, signingKey, new Date()),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
  const response = await Promise.race([endpoint(request), rejectOnAbort(signal)]);
  return { status: response.status, headers: response.headers, body: parseJson(await response.text()) };
}

/** An aborted call waits for no response, even while the other side goes on. */
const rejectOnAbort = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason), { once: true }));

/** Fetches the application's functions. Throws when one of them needs what this runner does not support. */
export async function fetchFunctionConfigs(caller: SignedEndpoint): Promise<FunctionConfig[]> {
  const { status, body } = await callEndpoint(caller, {
    method: "PUT",
    headers: { "x-inngest-sync-kind": "in_band" },
    body: { url: PLACEHOLDER_URL },
  });
  if (status !== 200) throw new Error(`The functions did not register: ${status} ${parseError(body).message}`);
  const { functions } = z.object({ functions: z.array(z.looseObject({ id: z.string() })) }).parse(body);
  return functions.map((config) => {
    const known = FunctionConfig.safeParse(config);
    if (known.success) return known.data;
    throw new Error(`The embedded runner cannot run ${config.id}: ${z.prettifyError(known.error)}`);
  });
}

/** PostgreSQL can't store NUL in a text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) => (typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value));
  } catch {
    return { name: "Error", message: text.slice(0, 1_000) || "The function gave no response." };
  }
}
