export type Pixel = [x: number, y: number];
type Edge = { isInside: (at: Pixel) => boolean; cross: (from: Pixel, to: Pixel) => Pixel };

/** Clips a ring to the box from (-margin, -margin) to (width + margin, height + margin) (Sutherland-Hodgman). */
export function clipRing(ring: readonly Pixel[], { width, height }: { width: number; height: number }, margin = 0) {
  const edges = [atX(-margin, 1), atX(width + margin, -1), atY(-margin, 1), atY(height + margin, -1)];
  return edges.reduce<readonly Pixel[]>(clipToEdge, ring);
}

function clipToEdge(ring: readonly Pixel[], { isInside, cross }: Edge): Pixel[] {
  return ring.flatMap((to, at) => {
    const from = ring.at(at - 1) ?? to;
    if (isInside(to)) return isInside(from) ? [to] : [cross(from, to), to];
    return isInside(from) ? [cross(from, to)] : [];
  });
}

const atX = (edge: number, side: 1 | -1): Edge => ({
  isInside: ([x]) => (x - edge) * side >= 0,
  cross: ([x1, y1], [x2, y2]) => [edge, y1 + ((edge - x1) / (x2 - x1)) * (y2 - y1)],
});

const atY = (edge: number, side: 1 | -1): Edge => ({
  isInside: ([, y]) => (y - edge) * side >= 0,
  cross: ([x1, y1], [x2, y2]) => [x1 + ((edge - y1) / (y2 - y1)) * (x2 - x1), edge],
});
