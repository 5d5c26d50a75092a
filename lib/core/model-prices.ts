/** US dollars for a million tokens, by the vendors' public price lists, before discounts for cached or batched input. */
type ModelPrice = { input: number; output: number };

/** When the lists were last read. */
export const PRICES_AS_OF = "2026-11";

/** What OpenAI bills. A model that is not here has no known price. */
const PRICES = new Map<string, ModelPrice>(
  Object.entries({
    "gpt-5.5": { input: 5, output: 30 },
    "gpt-5.4": { input: 2.5, output: 15 },
    "gpt-5.4-mini": { input: 0.75, output: 4.5 },
    "gpt-5.4-nano": { input: 0.2, output: 1.25 },
    "gpt-5.2": { input: 1.75, output: 14 },
    "gpt-5.1": { input: 1.25, output: 10 },
    "gpt-5": { input: 1.25, output: 10 },
    "gpt-5-mini": { input: 0.25, output: 2 },
    "gpt-5-nano": { input: 0.05, output: 0.4 },
    "gpt-4.1": { input: 2, output: 8 },
    "gpt-4.1-mini": { input: 0.4, output: 1.6 },
    "gpt-4.1-nano": { input: 0.1, output: 0.4 },
    "gpt-4o": { input: 2.5, output: 10 },
    "gpt-4o-mini": { input: 0.15, output: 0.6 },
  }),
);

/** By the name of a model, or of a dated version: "gpt-5.4-mini-2026-03-17". Null where the price is not known. */
export const priceOf = (model: string): ModelPrice | null =>
  PRICES.get(model.replace(/-\d{4}-\d{2}-\d{2}$/, "")) ?? null;
