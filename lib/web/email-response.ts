import { z } from "zod";
import { json } from "@/lib/http/response";

/** Unknown tokens are 404, a word that no link of ours has is 400; everything else was understood. */
const HTTP_STATUS_BY_RESULT: Record<string, number> = { invalid: 404, invalidSubscriber: 404, invalidStatus: 400 };
/** Addresses with tokens are told to nobody. */
const headers = { "referrer-policy": "no-referrer" };

/** The public email calls answer a status and a sentence. */
export const emailResponse = (answer: { status: string; message: string }): Response =>
  json(answer, { status: HTTP_STATUS_BY_RESULT[answer.status] ?? 200, headers });

type Handler<Next> = (request: Request, next: Next) => Promise<Response>;
const ErrorBody = z.object({ error: z.string() });

/** At every status code: what is wrong with a request is told in the same form. */
export const emailRoute =
  <Next>(handler: Handler<Next>): Handler<Next> =>
  async (request, next) => {
    const answer = await handler(request, next);
    const { data: problem } = ErrorBody.safeParse(
      answer.ok
        ? null
        : await answer
            .clone()
            .json()
            .catch(() => null),
    );
    if (!problem) return answer;
    const retryAfter = answer.headers.get("retry-after");
    const wait: Record<string, string> = retryAfter === null ? {} : { "retry-after": retryAfter };
    return json(
      { status: "error", message: problem.error },
      { status: answer.status, headers: { ...headers, ...wait } },
    );
  };
