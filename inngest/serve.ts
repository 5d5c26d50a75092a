import { serve } from "inngest/next";
import { withSignal } from "@/lib/boot/job-context";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { readBytes } from "@/lib/http/body";
import { errorResponse } from "@/lib/http/response";
import { isSignedByRunner } from "@/lib/jobs/runner/signature";
import { embeddedSigningKey } from "@/lib/jobs/runner/signing-key";
import { isInngestDev, usesInngest } from "@/lib/jobs/uses-inngest";
import { functions, functionsOfInngest } from ".";
import { inngest } from "./client";

type Method = "GET" | "POST" | "PUT";
type Handler = (request: Request) => Promise<Response>;

let handlers: Record<Method, Handler> | undefined;

/** Made at the first call, since the build loads this file and knows no address. */
function inngestHandlers(): Record<Method, Handler> {
  const all = usesInngest(env()) ? [...functions, ...functionsOfInngest] : functions;
  const { WORKER_APP_URL, APP_URL } = env();
  const serveOrigin = WORKER_APP_URL ?? APP_URL;
  const options = { client: inngest, functions: all, serveOrigin, enableUnauthedSync: false };
  handlers ??= serve(options) as unknown as Record<Method, Handler>;
  return handlers;
}

/** Twice what an Inngest server ever sends: from 4 MB of state on, the SDK fetches it instead. */
const BODY_MAX_BYTES = 8 * 1024 * 1024;

/** Answers a call by Inngest or the embedded runner; without a signature only in the dev server's mode. */
export const handleInngest =
  (method: Method): Handler =>
  async (request) => {
    try {
      requireCaller(request.headers);
      const bounded = method === "GET" ? request : await withBoundedBody(request);
      const response = await withSignal(request.signal, () => inngestHandlers()[method](bounded));
      return response.status === 401 ? errorResponse(unsignedError()) : response;
    } catch (error) {
      const isNoJson = error instanceof SyntaxError;
      return errorResponse(isNoJson ? new AppError("bad_input", "The body is not JSON.", { cause: error }) : error);
    }
  };

/**
 * Before the body is read: a stranger's may be of any size. The embedded runner proves itself by the header; an Inngest
 * server's signature is over the canonical form of the body, so that one is read first, up to the limit.
 */
function requireCaller(headers: Headers): void {
  if (isInngestDev(env())) return;
  const signature = headers.get("x-inngest-signature");
  if (signature === null) throw unsignedError();
  if (!usesInngest(env()) && !isSignedByRunner(signature, embeddedSigningKey(), new Date())) throw unsignedError();
}

async function withBoundedBody(request: Request): Promise<Request> {
  const body = Buffer.from(await readBytes(request, BODY_MAX_BYTES));
  return new Request(request.url, { method: request.method, headers: request.headers, body, signal: request.signal });
}

const unsignedError = () => new AppError("unauthenticated", "Only signed calls by Inngest are answered here.");
