/** "Title: Subtitle", split at the first colon. */
export function splitTitle(name: string): { title: string; subtitle: string | null } {
  const colon = name.indexOf(":");
  if (colon < 1) return { title: name.trim(), subtitle: null };
  return { title: name.slice(0, colon).trim(), subtitle: name.slice(colon + 1).trim() || null };
}
