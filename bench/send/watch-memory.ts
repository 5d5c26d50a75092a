const LOOK_MS = 100;
const MB = 1024 * 1024;

/** The most that was alive on the heap at any look, where it is looked, and the most that the process ever held. */
export function watchMemory(isLooking: boolean) {
  const { gc } = globalThis as { gc?: () => void };
  let liveHeap = 0;
  const look = () => {
    gc?.();
    liveHeap = Math.max(liveHeap, process.memoryUsage().heapUsed + process.memoryUsage().external);
  };
  const timer = isLooking ? setInterval(look, LOOK_MS) : undefined;
  return {
    stop() {
      clearInterval(timer);
      if (isLooking) look();
      return { liveHeapMb: liveHeap / MB, peakRssMb: process.resourceUsage().maxRSS / 1024 };
    },
  };
}
