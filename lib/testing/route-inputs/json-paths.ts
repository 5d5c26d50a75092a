/** A path in JSON: the keys and indexes to follow. */
type JsonPath = readonly (string | number)[];

/** The path of every nested value, without the root. */
export function jsonPaths(value: unknown, path: JsonPath = []): JsonPath[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    return [place, ...jsonPaths(inner, place)];
  });
}

/** The value as JSON text, with other text at one path: also what `JSON.stringify` would never write. */
export function replaceAtPath(value: unknown, place: JsonPath, text: string): string {
  const [key, ...rest] = place;
  if (key === undefined) return text;
  if (Array.isArray(value)) {
    return `[${value.map((inner, i) => (i === key ? replaceAtPath(inner, rest, text) : JSON.stringify(inner))).join()}]`;
  }
  const entries = Object.entries(value as object).map(([name, inner]) => {
    const written = name === key ? replaceAtPath(inner, rest, text) : JSON.stringify(inner);
    return `${JSON.stringify(name)}:${written}`;
  });
  return `{${entries.join()}}`;
}
