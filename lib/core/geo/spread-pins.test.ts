import { expect, test } from "vitest";
import { spreadPins } from "./spread-pins";

const SIZE = { width: 320, height: 240 };
const GAP = 25;

test("pins in one spot can each be clicked, within the frame", () => {
  const pins = spreadPins(
    Array.from({ length: 8 }, () => ({ x: 310, y: 120 })),
    GAP,
    SIZE,
  );
  for (const [at, a] of pins.entries()) {
    for (const b of pins.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(GAP * 0.8);
    expect(a.x).toBeLessThanOrEqual(SIZE.width - GAP / 2);
  }
});

test("as many pins as a guide has places don't overlap, in a corner either", () => {
  const pins = spreadPins(
    Array.from({ length: 10 }, () => ({ x: 36, y: 36 })),
    GAP,
    SIZE,
  );
  const distances = pins.flatMap((a, at) => pins.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  expect(Math.min(...distances)).toBeGreaterThan(24);
});

test("pins with space around them stay where they are", () => {
  const pins = [
    { x: 40, y: 40 },
    { x: 200, y: 90 },
  ];
  expect(spreadPins(pins, GAP, SIZE)).toEqual(pins);
});
