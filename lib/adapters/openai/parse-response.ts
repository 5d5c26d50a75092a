import type { z } from "zod";

type ParsedResponse<T> = { isParsed: true; value: T } | { isParsed: false; problem: string };

const CODE_FENCE = /```(?:json)?\s*([\s\S]*?)```/i;

/** Parses a model's response by the schema: bare JSON, JSON in a code fence, or JSON with words around it. */
export function parseResponse<T>(text: string, schema: z.ZodType<T>): ParsedResponse<T> {
  if (text.trim() === "") return { isParsed: false, problem: "the response was empty" };
  let problem = "the response was not JSON";
  for (const candidate of candidatesIn(text)) {
    const parsed = parse(candidate);
    if (parsed === undefined) continue;
    const checked = schema.safeParse(parsed);
    if (checked.success) return { isParsed: true, value: checked.data };
    const [issue] = checked.error.issues;
    problem = `at "${issue?.path.join(".") ?? ""}": ${issue?.message ?? "not as the schema wants it"}`;
  }
  return { isParsed: false, problem };
}

function candidatesIn(text: string): string[] {
  const inFence = CODE_FENCE.exec(text)?.[1];
  const from = text.indexOf("{");
  const outermost = from === -1 ? undefined : text.slice(from, text.lastIndexOf("}") + 1);
  return [text, inFence, outermost].filter((candidate) => candidate !== undefined);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
