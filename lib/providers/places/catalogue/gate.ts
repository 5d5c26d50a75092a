/** Runs work, at most `count` of it at once; the rest waits in the order that it came. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

export function openGate(count: number): Gate {
  const waiting: (() => void)[] = [];
  let free = count;
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    return work().finally(leave);
  };
}
