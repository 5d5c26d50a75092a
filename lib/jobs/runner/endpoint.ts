import { z } from "zod";
import { FunctionConfig } from "./function-config";
import { readError } from "./operation";
import { sign } from "./sign";

/** The way to the functions: the server's own /api/inngest, by the network or, in a test, called directly. */
export type Endpoint = (request: Request) => Promise<Response>;
export type Caller = { endpoint: Endpoint; signingKey: string };
export type Answer = { status: number; headers: Headers; body: unknown };

/** The host never leaves this process: the endpoint decides where a request really goes. */
const ADDRESS = "http://embedded.invalid/api/inngest";

type Call = {
  method: "POST" | "PUT";
  search?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
};

/** Calls the functions as Inngest would: signed, and answered in JSON. */
export async function call(
  { endpoint, signingKey }: Caller,
  { method, search = {}, headers = {}, body, signal }: Call,
): Promise<Answer> {
  const request = new Request(`${ADDRESS}?${new URLSearchParams(search)}`, {
    method,
    headers: {
      ...headers,
      host: new URL(ADDRESS).host,
      "content-type": "application/json",
      "x-inngest-signature": sign(body, signingKey, new Date()),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
  const response = await Promise.race([endpoint(request), hungUp(signal)]);
  return { status: response.status, headers: response.headers, body: parse(await response.text()) };
}

/** Whoever hangs up waits for no answer, also where the other side goes on for a while. */
const hungUp = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason), { once: true }));

/** Asks the application which functions it has. Throws when it has one that this runner would not do justice. */
export async function readFunctions(caller: Caller): Promise<FunctionConfig[]> {
  const { status, body } = await call(caller, {
    method: "PUT",
    headers: { "x-inngest-sync-kind": "in_band" },
    body: { url: ADDRESS },
  });
  if (status !== 200) throw new Error(`The functions did not register: ${status} ${readError(body).message}`);
  const { functions } = z.object({ functions: z.array(z.looseObject({ id: z.string() })) }).parse(body);
  return functions.map((config) => {
    const known = FunctionConfig.safeParse(config);
    if (known.success) return known.data;
    throw new Error(`The embedded runner cannot run ${config.id}: ${z.prettifyError(known.error)}`);
  });
}

/** PostgreSQL keeps no NUL in a text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) => (typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value));
  } catch {
    return { name: "Error", message: text.slice(0, 1_000) || "The function gave no answer." };
  }
}
