const PLAIN_SEGMENT = /^[a-z-]{1,24}$/;

/** Next hands over none for a route that has no parameter. */
export type Params = Record<string, string | string[] | undefined> | undefined;

/** "DELETE /api/guides/[]": what stands in a parameter may be a token, and so may all that is no plain word. */
export function endpointName({ method, url }: Pick<Request, "method" | "url">, params: Params): string {
  const values = new Set(Object.values(params ?? {}).flat());
  const segments = new URL(url).pathname.slice(1).split("/");
  return `${method} /${segments.map((word) => (PLAIN_SEGMENT.test(word) && !values.has(word) ? word : "[]")).join("/")}`;
}
