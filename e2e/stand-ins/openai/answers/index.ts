import type { Asked } from "../asked";
import { bySchema } from "../by-schema";
import { choose } from "./choose";
import { imagineThemes } from "./imagine-themes";
import { planSearches } from "./plan-searches";
import { readWish } from "./read-wish";
import { examplePrompt, rewrite, writeEntry, writeOpening } from "./write";

const ANSWERS: Record<string, (data: never) => unknown> = {
  read_wish: readWish,
  plan_searches: planSearches,
  choose,
  write_entry: writeEntry,
  write_opening: writeOpening,
  rewrite,
  imagine_themes: imagineThemes,
  example_prompt: examplePrompt,
};

/** A sensible answer made from the request's own data, or, for a question it doesn't know, from its schema alone. */
export function answerFor({ name, data, schema }: Asked, isBySchema: boolean): unknown {
  const answer = isBySchema ? undefined : ANSWERS[name];
  if (answer) return answer(data as never);
  return schema ? bySchema(schema) : { text: "Hello." };
}
