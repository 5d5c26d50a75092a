import { z } from "zod";
import { json } from "@/lib/http/response";

/** Unknown tokens are 404, an unknown status word is 400; everything else was understood. */
const HTTP_STATUS_BY_RESULT: Record<string, number> = { invalid: 404, invalidSubscriber: 404, invalidStatus: 400 };
/** URLs with tokens must not leak to other sites. */
const headers = { "referrer-policy": "no-referrer" };

/** The public email calls return a status and a sentence. */
export const emailResponse = (result: { status: string; message: string }): Response =>
  json(result, { status: HTTP_STATUS_BY_RESULT[result.status] ?? 200, headers });

type Handler<Next> = (request: Request, next: Next) => Promise<Response>;
const ErrorBody = z.object({ error: z.string() });

/** Errors of every status code have the same form. */
export const emailRoute =
  <Next>(handler: Handler<Next>): Handler<Next> =>
  async (request, next) => {
    const result = await handler(request, next);
    const { data: problem } = ErrorBody.safeParse(
      result.ok
        ? null
        : await result
            .clone()
            .json()
            .catch(() => null),
    );
    if (!problem) return result;
    const retryAfter = result.headers.get("retry-after");
    const wait: Record<string, string> = retryAfter === null ? {} : { "retry-after": retryAfter };
    return json(
      { status: "error", message: problem.error },
      { status: result.status, headers: { ...headers, ...wait } },
    );
  };
