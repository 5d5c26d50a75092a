import { expect, test } from "vitest";
import { RateLimiter } from "./rate-limiter";
import { steppedClock } from "./testing/stepped-clock";

const { signal } = new AbortController();

test("calls that drift together after their turn are spaced out again", async () => {
  const { clock, timed } = steppedClock();
  const limiter = new RateLimiter(50, clock);
  const begun: number[] = [];
  await timed(80, async (at) => {
    await limiter.waitForTurn(signal);
    // The first ones take so long that those after them catch up.
    if (at < 30) await clock.sleep(200, signal);
    await limiter.waitToSend(signal);
    begun.push(clock.now());
  });
  const spans = begun.slice(50).map((moment, at) => moment - (begun[at] ?? 0));
  expect(spans).toHaveLength(30);
  expect(Math.min(...spans)).toBeGreaterThanOrEqual(1000);
});

test("an aborted wait ends at once", async () => {
  const limiter = new RateLimiter(0.01);
  await limiter.waitToSend(signal);
  const leaving = new AbortController();
  const waiting = limiter.waitToSend(leaving.signal);
  leaving.abort();
  await expect(waiting).rejects.toThrow();
});
