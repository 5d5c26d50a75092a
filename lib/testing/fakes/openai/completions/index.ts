import type { JsonSchema } from "@/lib/testing/fakes/openai/model-request";
import type { ModelRequest } from "../model-request";
import { choose } from "./choose";
import { imagineThemes } from "./imagine-themes";
import { parsePrompt } from "./parse-prompt";
import { planSearches } from "./plan-searches";
import { examplePrompt, rewrite, writeEntry, writeIntroduction } from "./write";

const COMPLETIONS: Record<string, (data: never) => unknown> = {
  parse_prompt: parsePrompt,
  plan_searches: planSearches,
  choose,
  write_entry: writeEntry,
  write_opening: writeIntroduction,
  rewrite,
  imagine_themes: imagineThemes,
  example_prompt: examplePrompt,
};

/** A plausible response made from the request's own data, or, for an unknown schema, from the schema alone. */
export function completionFor({ name, data, schema }: ModelRequest, isBySchema: boolean): unknown {
  const complete = isBySchema ? undefined : COMPLETIONS[name];
  if (complete) return complete(data as never);
  return schema ? minimalValue(schema) : { text: "Hello." };
}

/** The smallest value that a JSON schema allows: what a model returns that matched the shape and nothing else. */
function minimalValue(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [any] = schema.anyOf ?? [];
  if (any) return minimalValue(any);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object") {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, value]) => [key, minimalValue(value)]),
    );
  }
  if (type === "array") return schema.items ? [minimalValue(schema.items), minimalValue(schema.items)] : [];
  if (type === "number" || type === "integer") return 1;
  if (type === "boolean") return false;
  return type === "null" ? null : "text";
}
