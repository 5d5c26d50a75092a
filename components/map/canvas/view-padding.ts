import type { MapInsets } from "../map-canvas-props";

/**
 * What a view keeps free of places: a margin around the part of the map that nothing covers, above it twice as much,
 * where a button lies below the controls and pins stand above their points. On a small screen, or under a tall sheet,
 * less than is wanted, so that some map is left.
 */
export function viewPadding(
  { width, height }: { width: number; height: number },
  margin: number,
  { top, right, ...covered }: MapInsets,
) {
  const bottom = Math.min(covered.bottom, height * 0.6);
  const side = Math.max(0, Math.min(margin, (width - right) / 4, (height - top - bottom) / 5));
  return { top: top + 2 * side, left: side, right: right + side, bottom: bottom + side };
}
