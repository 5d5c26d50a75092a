import type { JsonSchema } from "@/lib/testing/route-inputs/read-route-inputs";

const SAFE_INTEGERS = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

/**
 * What zod writes, without what says nothing to a reader: the dialect, patterns beside a format, the bounds of every
 * integer. Objects may gain fields in a later version, so none is said to be closed.
 */
export function tidySchema(schema: JsonSchema): JsonSchema {
  return tidy(schema) as JsonSchema;
}

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key, inner]) => !isNoise(key, inner, value));
  return Object.fromEntries(entries.map(([key, inner]) => [key, key === "$ref" ? toComponent(inner) : tidy(inner)]));
}

function isNoise(key: string, value: unknown, owner: object): boolean {
  if (["$schema", "$id", "$defs"].includes(key)) return true;
  if (key === "additionalProperties") return value === false;
  if (key === "pattern") return typeof value === "string" && "format" in owner && typeof owner.format === "string";
  return (key === "minimum" || key === "maximum") && SAFE_INTEGERS.includes(value as number);
}

const toComponent = (reference: unknown): string => String(reference).replace("#/$defs/", "#/components/schemas/");
