import { useEffect, useRef } from "react";
import { clusterLabel, markerKind } from "./image-names";
import type { MapInstance } from "./map-library";
import { drawCluster, drawMarker, MARKER_KINDS, type MarkerKind } from "./marker-images";
import type { Palette } from "./palette";

type Resolver = (id: string) => Promise<void>;
/** MapLibre asks and waits; Mapbox tells by an event that an image is missing, and looks again after it. */
type ImageResolving = { setMissingStyleImageResolver?: (resolver: Resolver) => void };

type Options = { map: MapInstance | null; palette: Palette; family: string };

/** Draws each image when a layer first asks for it, and all of them anew in another scheme's inks. */
export function useMarkerImages({ map, palette, family }: Options): { answer: (map: MapInstance) => void } {
  const drawn = useRef(new Set<string>());
  const inks = useRef({ palette, family });

  useEffect(() => {
    inks.current = { palette, family };
    for (const id of drawn.current) {
      const image = drawImage(id, inks.current);
      if (image && map?.hasImage(id)) map.updateImage(id, image);
    }
  }, [map, palette, family]);

  /** To be called before any layer that needs images is there. */
  const answer = (asking: MapInstance) => {
    const add = (id: string) => {
      const image = asking.hasImage(id) ? null : drawImage(id, inks.current);
      if (!image) return;
      asking.addImage(id, image, { pixelRatio: imagePixelRatio() });
      drawn.current.add(id);
    };
    if ((asking as ImageResolving).setMissingStyleImageResolver)
      asking.setMissingStyleImageResolver(async (id) => add(id));
    else asking.on("styleimagemissing", ({ id }) => add(id));
  };
  return { answer };
}

const imagePixelRatio = () => Math.max(2, Math.ceil(window.devicePixelRatio));

function drawImage(id: string, { palette, family }: { palette: Palette; family: string }): ImageData | null {
  const kind = markerKind(id);
  if (kind && MARKER_KINDS.includes(kind as MarkerKind))
    return drawMarker(kind as MarkerKind, palette, imagePixelRatio());
  const label = clusterLabel(id);
  return label ? drawCluster(label, { palette, family, ratio: imagePixelRatio() }) : null;
}
