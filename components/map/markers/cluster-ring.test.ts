import fc from "fast-check";
import { expect, test } from "vitest";
import { clusterRing, RING_PARTS, readRing } from "./cluster-ring";

const counts = fc
  .array(fc.integer({ min: 0, max: 100_000 }), { minLength: 6, maxLength: 6 })
  .filter((each) => each.some((count) => count > 0));

test("a ring is whole, and has each kind that is there and no other", () => {
  fc.assert(
    fc.property(counts, (each) => {
      const ring = readRing(clusterRing(each));
      expect(ring.reduce((sum, part) => sum + part, 0)).toBe(RING_PARTS);
      expect(ring.map((part) => part > 0)).toEqual(each.map((count) => count > 0));
    }),
  );
});

test("more places never get less of it", () => {
  fc.assert(
    fc.property(counts, (each) => {
      const ring = readRing(clusterRing(each));
      const byCount = each.map((count, at) => [count, ring[at] ?? 0] as const).toSorted(([a], [b]) => a - b);
      for (const [at, [count, part]] of byCount.entries()) {
        const [least, less] = byCount[at - 1] ?? [count, part];
        if (least < count) expect(less).toBeLessThanOrEqual(part);
      }
    }),
  );
});

test.each([
  [[0, 0, 0, 0, 0, 57], "00000c"],
  [[1, 1, 0, 0, 0, 0], "660000"],
  [[1, 0, 0, 0, 0, 999], "10000b"],
  [[3, 2, 1, 0, 0, 0], "642000"],
  [[5, 5, 5, 5, 5, 5], "222222"],
])("%j is %s", (each, ring) => expect(clusterRing(each)).toBe(ring));
