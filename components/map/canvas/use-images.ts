import { useEffect, useRef } from "react";
import { clusterLabel, markerKind } from "./image-names";
import { drawCluster, drawMarker, MARKER_KINDS, type MarkerKind } from "./marker-images";
import type { Palette } from "./palette";
import type { DrawnMap } from "./parts";

type Resolver = (id: string) => Promise<void>;
/** MapLibre asks and waits; Mapbox tells by an event that an image is missing, and looks again after it. */
type Asking = { setMissingStyleImageResolver?: (resolver: Resolver) => void };

type Options = { map: DrawnMap | null; palette: Palette; family: string };

/** Draws each image when a layer first asks for it, and all of them anew in another scheme's inks. */
export function useImages({ map, palette, family }: Options): { answer: (map: DrawnMap) => void } {
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
  const answer = (asking: DrawnMap) => {
    const add = (id: string) => {
      const image = asking.hasImage(id) ? null : drawImage(id, inks.current);
      if (!image) return;
      asking.addImage(id, image, { pixelRatio: ratio() });
      drawn.current.add(id);
    };
    if ((asking as Asking).setMissingStyleImageResolver) asking.setMissingStyleImageResolver(async (id) => add(id));
    else asking.on("styleimagemissing", ({ id }) => add(id));
  };
  return { answer };
}

const ratio = () => Math.max(2, Math.ceil(window.devicePixelRatio));

function drawImage(id: string, { palette, family }: { palette: Palette; family: string }): ImageData | null {
  const kind = markerKind(id);
  if (kind && MARKER_KINDS.includes(kind as MarkerKind)) return drawMarker(kind as MarkerKind, palette, ratio());
  const label = clusterLabel(id);
  return label ? drawCluster(label, { palette, family, ratio: ratio() }) : null;
}
