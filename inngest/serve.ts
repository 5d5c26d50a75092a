import { serve } from "inngest/next";
import { env } from "@/lib/env";
import { withSignal } from "@/lib/jobs/job-ctx";
import { functions } from ".";
import { inngest } from "./client";

type Method = "GET" | "POST" | "PUT";
type Handler = (request: Request) => Promise<Response>;

let handlers: Record<Method, Handler> | undefined;

/** Made at the first call, since the build loads this file and knows no address. */
function made(): Record<Method, Handler> {
  const options = { client: inngest, functions, serveOrigin: env().APP_URL, enableUnauthedSync: false };
  handlers ??= serve(options) as unknown as Record<Method, Handler>;
  return handlers;
}

/** Answers a call by Inngest or the embedded runner; without a signature only in the dev server's mode. */
export const answer =
  (method: Method): Handler =>
  (request) =>
    withSignal(request.signal, () => made()[method](request));
