/** What still stands keeps its place; what is gone makes room for what is new, in order. */
export function fillSlots(before: readonly string[], now: readonly string[]): string[] {
  const added = now.filter((id) => !before.includes(id));
  const kept = before.slice(0, now.length).map((id) => (now.includes(id) ? id : added.shift()));
  const late = before.slice(now.length).filter((id) => now.includes(id));
  const rest = [...late, ...added];
  return [...kept.flatMap((id) => id ?? rest.shift() ?? []), ...rest];
}
