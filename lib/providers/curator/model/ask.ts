import type { LanguageModel, ModelMessage } from "ai";
import type { z } from "zod";
import { AppError } from "../../../errors";
import type { CuratorContext } from "../../curator";
import { fenced } from "./fence";
import { generate } from "./generate";
import { PATIENCE, type Patience, persist } from "./persist";
import { readAnswer } from "./read-answer";

export type Question<T> = {
  /** Names the answer's schema on the wire. */
  name: string;
  schema: z.ZodType<T>;
  instructions: string;
  /** What others wrote: wishes, places, evidence. Never part of the instructions. */
  data: Record<string, unknown>;
};

export type Ask = <T>(question: Question<T>, ctx: CuratorContext) => Promise<T>;

/** The model answered, twice, but not as it was asked to. */
export class UnreadableAnswer extends AppError {
  constructor(problem: string) {
    super("unavailable", "Our writer's answer could not be read. Please try again.", {
      message: `The model's answer could not be read: ${problem}`,
    });
  }
}

const QUOTED_ANSWER_MAX = 6000;

/** Asks the model for one object. An answer that can't be read is sent back once, with what is wrong with it. */
export function asker(model: LanguageModel, patience: Patience = PATIENCE): Ask {
  return async (question, ctx) => {
    const limit = AbortSignal.timeout(patience.callMs);
    const signal = AbortSignal.any([ctx.signal, limit]);
    const put = async (messages: ModelMessage[]) => {
      const text = await persist(() => generate(model, question, messages, signal, ctx.spend), {
        patience,
        reader: ctx.signal,
        limit,
        failed: () => ctx.spend({ inputTokens: 0, outputTokens: 0, calls: 1 }),
      });
      return { text, ...readAnswer(text, question.schema) };
    };
    const asked: ModelMessage[] = [{ role: "user", content: fenced(question.data) }];
    const first = await put(asked);
    if (first.isRead) return first.value;
    const second = await put([...asked, ...complaint(first.text, first.problem)]);
    if (second.isRead) return second.value;
    throw new UnreadableAnswer(`${question.name}: ${second.problem}`);
  };
}

function complaint(text: string, problem: string): ModelMessage[] {
  const said: ModelMessage[] =
    text.trim() === "" ? [] : [{ role: "assistant", content: text.slice(0, QUOTED_ANSWER_MAX) }];
  const content = `That could not be read: ${problem}. Answer again with one JSON object of the required shape, nothing else.`;
  return [...said, { role: "user", content }];
}
