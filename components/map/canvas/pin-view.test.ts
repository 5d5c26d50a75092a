import fc from "fast-check";
import { expect, test } from "vitest";
import { isPinInView, PIN_EXTENT, pinCenterOffset } from "./pin-view";

const size = fc.record({ width: fc.integer({ min: 320, max: 2_000 }), height: fc.integer({ min: 300, max: 1_400 }) });
/** Whatever covers the map leaves room for a pin. */
const situation = size.chain(({ width, height }) =>
  fc.record({
    size: fc.constant({ width, height }),
    covered: fc.record({
      top: fc.integer({ min: 0, max: 180 }),
      right: fc.integer({ min: 0, max: width - 190 }),
      bottom: fc.integer({ min: 0, max: Math.max(0, height - 180 - 90) }),
    }),
  }),
);

test("a pin that was brought into view is in view, and clear of everything", () => {
  fc.assert(
    fc.property(situation, ({ size, covered }) => {
      const [dx, dy] = pinCenterOffset(size, covered);
      const [x, y] = [size.width / 2 + dx, size.height / 2 + dy];
      expect(y - PIN_EXTENT.above).toBeGreaterThanOrEqual(covered.top);
      expect(y + PIN_EXTENT.below).toBeLessThanOrEqual(size.height - covered.bottom);
      expect(x + PIN_EXTENT.aside).toBeLessThanOrEqual(size.width - covered.right);
      expect(x - PIN_EXTENT.aside).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("a pin in view is left where it is, one below a card or a control is not", () => {
  const [desktop, covered] = [
    { width: 840, height: 720 },
    { top: 0, right: 428, bottom: 0 },
  ];
  expect(isPinInView({ x: 200, y: 300 }, desktop, covered)).toBe(true);
  expect(isPinInView({ x: 500, y: 300 }, desktop, covered)).toBe(false);
  expect(isPinInView({ x: 200, y: 40 }, desktop, covered)).toBe(false);
  expect(isPinInView({ x: 200, y: 715 }, desktop, covered)).toBe(false);
  expect(isPinInView({ x: 30, y: 300 }, desktop, covered)).toBe(false);
});

test("where there is no space for the name, the pin is still clear of the controls", () => {
  const [, dy] = pinCenterOffset({ width: 390, height: 300 }, { top: 122, right: 0, bottom: 130 });
  expect(150 + dy - PIN_EXTENT.above).toBeGreaterThanOrEqual(122);
});
