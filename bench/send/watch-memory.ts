const LOOK_MS = 100;
const MB = 1024 * 1024;

export type Memory = {
  /** Alive at the median of all looks: what is under way at once. NaN where nobody looks. */
  aliveMb: number;
  /** Alive when all is done: what is never let go. NaN where nobody looks. */
  leftMb: number;
  /** The most that the process ever held. */
  peakRssMb: number;
};

/**
 * What is alive on the heap and in buffers, looked at ten times a second. The highest look would not do: of eight
 * batches under way a long send meets more coincidences than a short one.
 */
export function watchMemory(isLooking: boolean) {
  const { gc } = globalThis as { gc?: () => void };
  const looks: number[] = [];
  const look = (): number => {
    gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / MB;
  };
  const timer = isLooking ? setInterval(() => looks.push(look()), LOOK_MS) : undefined;
  return {
    stop(): Memory {
      clearInterval(timer);
      const aliveMb = looks.sort((a, b) => a - b)[Math.floor(looks.length / 2)] ?? Number.NaN;
      const leftMb = isLooking ? look() : Number.NaN;
      return { aliveMb, leftMb, peakRssMb: process.resourceUsage().maxRSS / 1024 };
    },
  };
}
