/** A URL as a path of our own origin; null for any other origin. */
export function sameOriginPath(target: string | undefined, origin: string): string | null {
  if (!target || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
}
