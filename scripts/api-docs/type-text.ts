type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
};

type Options = {
  /** Objects are written a field per line, from this indent on; otherwise in one line. */
  indent?: string;
};

/** A JSON Schema as a type of TypeScript, for people. */
export function typeText(schema: object, options: Options = {}): string {
  const { $ref, type, anyOf, oneOf, allOf, items, prefixItems, ...rest } = schema as Schema;
  if ($ref) return $ref.split("/").at(-1) ?? $ref;
  if (rest.const !== undefined) return JSON.stringify(rest.const);
  if (rest.enum) return rest.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (allOf) return allOf.map((each) => typeText(each, options)).join(" & ");
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map((each) => typeText(each, options)))].join(" | ");
  if (Array.isArray(type)) return type.map((each) => typeText({ ...schema, type: each }, options)).join(" | ");
  if (prefixItems) return `[${prefixItems.map((each) => typeText(each, options)).join(", ")}]`;
  if (type === "array") return arrayText(typeText(items ?? {}, options));
  if (type === "object") return objectText(schema as Schema, options);
  if (type === "integer") return "number";
  return type ?? "unknown";
}

const arrayText = (item: string): string => (/^(?:\w+|\{.*\}|Record<.*>)$/s.test(item) ? `${item}[]` : `(${item})[]`);

function objectText({ properties, additionalProperties, required = [] }: Schema, { indent }: Options): string {
  const inner = indent === undefined ? undefined : `${indent}  `;
  const fields = Object.entries(properties ?? {}).map(
    ([name, value]) => `${name}${required.includes(name) ? "" : "?"}: ${typeText(value, { indent: inner })}`,
  );
  if (fields.length === 0) {
    const value = typeof additionalProperties === "object" ? typeText(additionalProperties, { indent }) : "unknown";
    return `Record<string, ${value}>`;
  }
  if (indent === undefined) return `{ ${fields.join("; ")} }`;
  return `{\n${fields.map((field) => `${inner}${field};`).join("\n")}\n${indent}}`;
}
