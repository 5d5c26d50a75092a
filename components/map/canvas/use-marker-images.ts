import { useEffect, useRef } from "react";
import { clusterLabel, markerKind } from "./image-names";
import type { MapInstance } from "./map-library";
import { drawCluster, drawMarker, MARKER_KINDS, type MarkerKind } from "./marker-images";
import type { Palette } from "./palette";

type Resolver = (id: string) => Promise<void>;
/** MapLibre requests an image and waits; Mapbox fires an event for a missing image, and looks again after it. */
type ImageResolving = { setMissingStyleImageResolver?: (resolver: Resolver) => void };

type Options = { map: MapInstance | null; palette: Palette; family: string };

/** Draws each image when a layer first needs it, and all of them again when the color scheme changes. */
export function useMarkerImages({ map, palette, family }: Options): { provide: (map: MapInstance) => void } {
  const drawn = useRef(new Set<string>());
  const inks = useRef({ palette, family });

  useEffect(() => {
    inks.current = { palette, family };
    for (const id of drawn.current) {
      const image = drawImage(id, inks.current);
      if (image && map?.hasImage(id)) map.updateImage(id, image);
    }
  }, [map, palette, family]);

  /** Call it before any layer that needs images is added. */
  const provide = (target: MapInstance) => {
    const add = (id: string) => {
      const image = target.hasImage(id) ? null : drawImage(id, inks.current);
      if (!image) return;
      target.addImage(id, image, { pixelRatio: imagePixelRatio() });
      drawn.current.add(id);
    };
    if ((target as ImageResolving).setMissingStyleImageResolver)
      target.setMissingStyleImageResolver(async (id) => add(id));
    else target.on("styleimagemissing", ({ id }) => add(id));
  };
  return { provide };
}

const imagePixelRatio = () => Math.max(2, Math.ceil(window.devicePixelRatio));

function drawImage(id: string, { palette, family }: { palette: Palette; family: string }): ImageData | null {
  const kind = markerKind(id);
  if (kind && MARKER_KINDS.includes(kind as MarkerKind))
    return drawMarker(kind as MarkerKind, palette, imagePixelRatio());
  const label = clusterLabel(id);
  return label ? drawCluster(label, { palette, family, ratio: imagePixelRatio() }) : null;
}
