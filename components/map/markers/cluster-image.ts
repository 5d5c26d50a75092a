import { CLUSTER_KINDS } from "../canvas/clusters";
import { RING_PARTS } from "./cluster-ring";
import type { ClusterImage } from "./image-names";
import { createSurface } from "./image-surface";
import { type ImageStyle, markerFill } from "./marker-images";

const FONT = "700 14px";
const EDGE = 1.6;
const RING = 4.5;
/** Between two colors of a ring, in radians. */
const GAP = 0.06;

/** A disc with a number, wider for larger ones, in a ring of the statuses that its places have. */
export function drawCluster({ label, ring }: ClusterImage, { palette, family, ratio }: ImageStyle): ImageData {
  const size = 38 + 4 * label.length;
  const center = size / 2;
  const { context, image } = createSurface(size, size, ratio);
  const disc = (radius: number, fill: string) => {
    context.beginPath();
    context.arc(center, center, radius, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
  };
  disc(center, palette["marker-edge"]);
  const isMixed = ring.filter((parts) => parts > 0).length > 1;
  let from = -Math.PI / 2;
  for (const [index, parts] of ring.entries()) {
    const kind = CLUSTER_KINDS[index];
    const to = from + (parts / RING_PARTS) * 2 * Math.PI;
    if (kind && parts > 0) {
      context.beginPath();
      context.arc(center, center, center - EDGE - RING / 2, from + (isMixed ? GAP : 0), to);
      context.strokeStyle = markerFill(kind, palette);
      context.lineWidth = RING;
      context.stroke();
    }
    from = to;
  }
  disc(center - EDGE - RING - (EDGE - 0.6), palette.paper);
  context.font = `${FONT} ${family}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = palette.ink;
  context.fillText(label, center, center + 0.5);
  return image();
}
