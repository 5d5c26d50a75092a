import type { MapInsets } from "../map-canvas-props";

/** Pixels that the selected pin takes up around its foot: its drawing above, its name below and to both sides. */
export const PIN_EXTENT = { above: 56, below: 28, aside: 92 };
/** What it keeps from the edges where there is space, a button at the top included. */
const MARGIN = { top: 72, bottom: 12 };

type Size = { width: number; height: number };
type Pixel = { x: number; y: number };

/** Whether the whole pin lies in the part of the map that nothing covers. */
export function isPinInView({ x, y }: Pixel, size: Size, covered: MapInsets): boolean {
  const { top, bottom, left, right } = pinArea(size, covered);
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** From the center of the map to the center of its visible part. */
export const visibleCenterOffset = ({ top, right, bottom }: MapInsets): [number, number] => [
  -right / 2,
  (top - bottom) / 2,
];

/** From the center of the map to where the foot of a pin belongs, so that all of it is in the visible part's middle. */
export function pinCenterOffset(size: Size, covered: MapInsets): [number, number] {
  const [x, y] = visibleCenterOffset(covered);
  const lowered = y + (PIN_EXTENT.above - PIN_EXTENT.below) / 2;
  // Where even that is too little, the name below the pin gives way and not the pin.
  const highest = covered.top + PIN_EXTENT.above - size.height / 2;
  return [x, Math.max(lowered, highest)];
}

/** Where its foot may be: as far from the edges as the margins want, or as far as there is space for. */
function pinArea({ width, height }: Size, { top, right, bottom }: MapInsets) {
  const spare = Math.max(0, height - top - bottom - PIN_EXTENT.above - PIN_EXTENT.below);
  const aside = Math.min(PIN_EXTENT.aside, (width - right) / 2);
  return {
    top: top + PIN_EXTENT.above + Math.min(MARGIN.top, spare / 2),
    bottom: height - bottom - PIN_EXTENT.below - Math.min(MARGIN.bottom, spare / 2),
    left: aside,
    right: width - right - aside,
  };
}
