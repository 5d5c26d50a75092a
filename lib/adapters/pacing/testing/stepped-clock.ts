import type { Clock } from "../rate-limiter";

/**
 * A clock that stands still while any caller works, and jumps to the next wake-up when all of them sleep:
 * however slow the machine, the same calls come at the same times.
 */
export function steppedClock() {
  let now = 0;
  let atWork = 0;
  const sleepers = new Set<{ wakesAt: number; wake: () => void }>();

  function goOn(): void {
    if (atWork > 0) return;
    const [next] = [...sleepers].sort((a, b) => a.wakesAt - b.wakesAt);
    if (!next) return;
    now = Math.max(now, next.wakesAt);
    next.wake();
  }

  const clock: Clock = {
    now: () => now,
    sleep: (ms) =>
      new Promise((resolve) => {
        const sleeper = { wakesAt: now + ms, wake };
        function wake() {
          sleepers.delete(sleeper);
          atWork += 1;
          resolve();
        }
        sleepers.add(sleeper);
        atWork -= 1;
        goOn();
      }),
  };

  /** Runs the work so many times at once, and returns the milliseconds that this took by the clock. */
  async function timed(count: number, work: (at: number) => Promise<unknown>): Promise<number> {
    const beganAt = now;
    atWork += count;
    const done = Array.from({ length: count }, (_, at) =>
      work(at).finally(() => {
        atWork -= 1;
        goOn();
      }),
    );
    await Promise.all(done);
    return now - beganAt;
  }

  return { clock, timed };
}
