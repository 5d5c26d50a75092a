type Pin = { x: number; y: number };

const ITERATIONS = 40;

/** Moves overlapping pins apart until their centers are `gap` pixels from one another, each as little as possible. */
export function spreadPins(
  pins: readonly Pin[],
  gap: number,
  { width, height }: { width: number; height: number },
): Pin[] {
  const moved = pins.map((pin) => ({ ...pin }));
  for (let round = 0; round < ITERATIONS; round++) {
    for (const [at, a] of moved.entries()) for (const b of moved.slice(at + 1)) pushApart(a, b, gap, at);
    for (const pin of moved) {
      pin.x = Math.min(Math.max(pin.x, gap / 2), width - gap / 2);
      pin.y = Math.min(Math.max(pin.y, gap / 2), height - gap / 2);
    }
  }
  return moved;
}

/** Pins in one spot move in different directions, so that three do not end in a line. */
function pushApart(a: Pin, b: Pin, gap: number, at: number): void {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance >= gap) return;
  const angle = distance > 0 ? Math.atan2(b.y - a.y, b.x - a.x) : at * 2.4;
  const push = (gap - distance) / 2;
  a.x -= Math.cos(angle) * push;
  a.y -= Math.sin(angle) * push;
  b.x += Math.cos(angle) * push;
  b.y += Math.sin(angle) * push;
}
