const LOOK_MS = 100;
const MB = 1024 * 1024;

export type Memory = {
  /** Live memory at the median of all samples: what is in progress at once. NaN without sampling. */
  aliveMb: number;
  /** Live memory when all is done: what is never released. NaN without sampling. */
  leftMb: number;
  /** The process's peak memory. */
  peakRssMb: number;
};

/**
 * Live memory on the heap and in buffers, sampled ten times a second. The highest sample would not do: with eight
 * batches in progress a long send has more coincidences than a short one.
 */
export function watchMemory(isLooking: boolean) {
  const { gc } = globalThis as { gc?: () => void };
  const samples: number[] = [];
  const sample = (): number => {
    gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / MB;
  };
  const timer = isLooking ? setInterval(() => samples.push(sample()), LOOK_MS) : undefined;
  return {
    stop(): Memory {
      clearInterval(timer);
      const aliveMb = samples.sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN;
      const leftMb = isLooking ? sample() : Number.NaN;
      return { aliveMb, leftMb, peakRssMb: process.resourceUsage().maxRSS / 1024 };
    },
  };
}
