import type { LanguageModel, ModelMessage } from "ai";
import { AppError } from "@/lib/core/errors";
import type { CuratorContext } from "@/lib/ports/curator";
import { recordModelUsage } from "@/lib/telemetry/record-model-usage";
import { delimitData } from "./delimit-data";
import { observedCompletion } from "./observed-completion";
import { parseResponse } from "./parse-response";
import type { ObjectRequest } from "./request-completion";
import { DEFAULT_RETRY_POLICY, type RetryPolicy, withRetries } from "./with-retries";

export type GenerateObject = <T>(request: ObjectRequest<T>, ctx: CuratorContext) => Promise<T>;

/** The model returned two responses that could not be parsed. */
export class UnreadableResponseError extends AppError {
  constructor(problem: string) {
    super("unavailable", "Our writer's response could not be read. Please try again.", {
      message: `The model's response could not be read: ${problem}`,
    });
  }
}

/** What a request that failed is known to have used. */
const FAILED = { inputTokens: 0, outputTokens: 0, calls: 1 };

const QUOTED_RESPONSE_MAX = 6000;

/** Requests one object from the model. An invalid response is sent back once, with its problem. */
export function objectGenerator(model: LanguageModel, retryPolicy: RetryPolicy = DEFAULT_RETRY_POLICY): GenerateObject {
  return async (request, ctx) => {
    const limit = AbortSignal.timeout(retryPolicy.timeoutMs);
    const signal = AbortSignal.any([ctx.signal, limit]);
    const { recordUsage } = ctx;
    const send = async (messages: ModelMessage[]) => {
      const text = await withRetries(() => observedCompletion(model, request, messages, { signal, recordUsage }), {
        retryPolicy,
        callerSignal: ctx.signal,
        timeoutSignal: limit,
        onFailure: () => {
          recordModelUsage(FAILED);
          recordUsage(FAILED);
        },
      });
      return { text, ...parseResponse(text, request.schema) };
    };
    const messages: ModelMessage[] = [{ role: "user", content: delimitData(request.data) }];
    const first = await send(messages);
    if (first.isParsed) return first.value;
    const second = await send([...messages, ...repairMessages(first.text, first.problem)]);
    if (second.isParsed) return second.value;
    throw new UnreadableResponseError(`${request.name}: ${second.problem}`);
  };
}

function repairMessages(text: string, problem: string): ModelMessage[] {
  const previous: ModelMessage[] =
    text.trim() === "" ? [] : [{ role: "assistant", content: text.slice(0, QUOTED_RESPONSE_MAX) }];
  const content = `That could not be read: ${problem}. Answer again with one JSON object of the required shape, nothing else.`;
  return [...previous, { role: "user", content }];
}
