import type { JsonSchema } from "./asked";

/** The dullest value that a JSON schema allows: what a model gives that understood the shape and nothing else. */
export function bySchema(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [any] = schema.anyOf ?? [];
  if (any) return bySchema(any);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object") {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, value]) => [key, bySchema(value)]));
  }
  if (type === "array") return schema.items ? [bySchema(schema.items), bySchema(schema.items)] : [];
  if (type === "number" || type === "integer") return 1;
  if (type === "boolean") return false;
  return type === "null" ? null : "text";
}
