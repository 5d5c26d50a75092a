import { expect, test } from "vitest";
import { clipRing, type Pixel } from "./clip-ring";

test("clips a ring around the whole box to the box", () => {
  const ring: Pixel[] = [
    [-50, -50],
    [500, -50],
    [500, 500],
    [-50, 500],
  ];
  const box = [...clipRing(ring, { width: 320, height: 240 })].map(String).sort();
  expect(box).toEqual(["0,0", "0,240", "320,0", "320,240"]);
});
