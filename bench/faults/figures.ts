/** Prints a figure against its target, and returns whether it passed. */
export function figure(what: string, measured: number, unit: string, atMost: number): boolean {
  const hasHeld = measured <= atMost;
  console.log(
    `${hasHeld ? "ok  " : "MISS"} ${what}: ${shown(measured)} ${unit}, target at most ${shown(atMost)} ${unit}`,
  );
  return hasHeld;
}

/** Prints whether a condition holds. */
export function check(what: string, isSo: boolean, detail: string): boolean {
  console.log(`${isSo ? "ok  " : "MISS"} ${what}: ${detail}`);
  return isSo;
}

const shown = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: value < 10 ? 2 : 0 });

/** How often each value occurred, the most frequent first: "200 ×41, 503 ×3". */
export function formatCounts(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.map(([value, count]) => `${value} ×${count}`).join(", ") || "nothing";
}
