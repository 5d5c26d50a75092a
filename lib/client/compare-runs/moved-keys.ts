/**
 * The keys of `after` that were moved: those outside of the longest subsequence that is in the same order in both. Keys
 * that only one list has are ignored.
 */
export function movedKeys(before: readonly string[], after: readonly string[]): Set<string> {
  const latter = after.filter((key) => before.includes(key));
  const places = latter.map((key) => before.indexOf(key));
  const longest = places.map(() => 1);
  const previous = places.map(() => -1);
  for (let i = 0; i < places.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      if ((places[j] ?? 0) < (places[i] ?? 0) && (longest[j] ?? 0) + 1 > (longest[i] ?? 0)) {
        longest[i] = (longest[j] ?? 0) + 1;
        previous[i] = j;
      }
    }
  }
  const moved = new Set(latter);
  for (let at = longest.indexOf(Math.max(0, ...longest)); at >= 0; at = previous[at] ?? -1)
    moved.delete(latter[at] ?? "");
  return moved;
}
