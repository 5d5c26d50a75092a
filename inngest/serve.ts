import { serve } from "inngest/next";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { errorAnswer } from "@/lib/http/answers";
import { withSignal } from "@/lib/jobs/job-ctx";
import { isInngestDev } from "@/lib/jobs/uses-inngest";
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
  async (request) => {
    try {
      // Before the body is read: a stranger's may be of any size.
      if (!request.headers.has("x-inngest-signature") && !isInngestDev(env())) throw refusal();
      const answered = await withSignal(request.signal, () => made()[method](request));
      return answered.status === 401 ? errorAnswer(refusal()) : answered;
    } catch (error) {
      const isNoJson = error instanceof SyntaxError;
      return errorAnswer(isNoJson ? new AppError("bad_input", "The body is not JSON.", { cause: error }) : error);
    }
  };

const refusal = () => new AppError("unauthenticated", "Only signed calls by Inngest are answered here.");
