/** A way into JSON: the names and numbers to follow. */
export type JsonPath = readonly (string | number)[];

/** Every place in a value, itself left out. */
export function jsonPaths(value: unknown, at: JsonPath = []): JsonPath[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...at, Array.isArray(value) ? Number(key) : key];
    return [place, ...jsonPaths(inner, place)];
  });
}

/** The value as JSON text, with other text in one place: also what `JSON.stringify` would never write. */
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
