import type { Handler } from "@/lib/testing/authorization/handlers";

/** Text escaped for a URL; half of a surrogate pair as a careless encoder writes it. */
export const escapeText = (text: string): string =>
  text
    .split(/(\p{Surrogate})/u)
    .map((part) => (/^\p{Surrogate}$/u.test(part) ? "%ED%A0%80" : encodeURIComponent(part)))
    .join("");

const SEGMENT = /\[\[?(?:\.\.\.)?(\w+)\]\]?/g;
export const pathSegments = ({ path }: Pick<Handler, "path">): string[] =>
  [...path.matchAll(SEGMENT)].map(([, name = ""]) => name);

/** Segments and queries are given as they are sent. */
export function requestPath(
  { path }: Pick<Handler, "path">,
  segments: Record<string, string>,
  queries: readonly string[] = [],
): string {
  const filled = path.replaceAll(SEGMENT, (_, name: string) => segments[name] ?? "no-such-thing");
  return queries.length > 0 ? `${filled}?${queries.join("&")}` : filled;
}
