import type { Token } from "./token";

export type GrammarFault = { rule: string; words: string };

/** A fault over the tokens from one to another, both included. */
export const faultOver = (rule: string, tokens: readonly Token[], from: number, to: number): GrammarFault => ({
  rule,
  words: tokens
    .slice(Math.max(0, from), to + 1)
    .map(({ text }) => text)
    .join(" "),
});
