import { randomUUID } from "node:crypto";
import type { JsonSchema } from "@/lib/testing/route-inputs/read-route-inputs";

/** The format of text where a schema only says that it is text. */
const BY_NAME: Record<string, string> = {
  city: "Oakland",
  email: "ana@guides.example",
  bounds: "-123,37,-122,38",
  limit: "10",
  before: "1000",
  website: "https://soup.example/",
  username: "ana",
  week: "2020-01-02",
};

/** A value that a schema accepts, so that the mutation beside it is reached. Ids are those of the request's subject. */
function validValue(shape: JsonSchema, name: string, params: Record<string, string>): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  if (first) return validValue(first, name, params);
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type;
  if (type === "object") return validObject(shape, params);
  if (type === "array") return shape.items ? [validValue(shape.items, "", params)] : [];
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return Number(params[name] ?? Math.max(1, shape.minimum ?? 1));
  if (type !== "string") return {};
  return params[name] ?? (shape.format === "uuid" ? randomUUID() : (BY_NAME[name] ?? "noodles"));
}

export const validObject = ({ properties = {} }: JsonSchema, params: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, validValue(shape, name, params)]));
