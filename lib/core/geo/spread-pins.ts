type Pin = { x: number; y: number };

const ITERATIONS = 200;

/**
 * Moves overlapping pins apart until their centers are `gap` pixels from one another, each as little as possible, and
 * keeps them within a frame where there is one.
 */
export function spreadPins(
  pins: readonly Pin[],
  gap: number,
  { width, height }: { width: number; height: number } = {
    width: Number.POSITIVE_INFINITY,
    height: Number.POSITIVE_INFINITY,
  },
): Pin[] {
  const moved = pins.map((pin) => ({ ...pin }));
  const byX = moved.map((pin, at) => ({ pin, at }));
  for (let round = 0; round < ITERATIONS; round++) {
    let hasMoved = false;
    // From left to right, only those that are near enough are compared.
    byX.sort((a, b) => a.pin.x - b.pin.x || a.at - b.at);
    for (const [index, { pin: a, at }] of byX.entries()) {
      for (let next = index + 1; next < byX.length; next++) {
        const b = byX[next]?.pin;
        if (!b || b.x - a.x >= 2 * gap) break;
        if (pushApart(a, b, gap, at)) hasMoved = true;
      }
    }
    if (!hasMoved) break;
    for (const pin of moved) {
      pin.x = Math.min(Math.max(pin.x, gap / 2), width - gap / 2);
      pin.y = Math.min(Math.max(pin.y, gap / 2), height - gap / 2);
    }
  }
  return moved;
}

/** Pins in one spot move in different directions, so that three do not end in a line. */
function pushApart(a: Pin, b: Pin, gap: number, at: number): boolean {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance >= gap) return false;
  const angle = distance > 0 ? Math.atan2(b.y - a.y, b.x - a.x) : at * 2.4;
  const push = (gap - distance) / 2;
  a.x -= Math.cos(angle) * push;
  a.y -= Math.sin(angle) * push;
  b.x += Math.cos(angle) * push;
  b.y += Math.sin(angle) * push;
  return true;
}
