import { useEffect, useRef } from "react";
import type { MapInstance } from "../canvas/map-library";
import type { Palette } from "../canvas/palette";
import { drawCluster } from "./cluster-image";
import { parseClusterImage, parseMarkerImage, STATION_IMAGE } from "./image-names";
import { drawMarker, drawNumberedMarker, drawStation, MARKER_KINDS } from "./marker-images";

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

function drawImage(id: string, inks: { palette: Palette; family: string }): ImageData | null {
  const style = { ...inks, ratio: imagePixelRatio() };
  if (id === STATION_IMAGE) return drawStation(style);
  const cluster = parseClusterImage(id);
  if (cluster) return drawCluster(cluster, style);
  const marker = parseMarkerImage(id);
  const kind = MARKER_KINDS.find((each) => each === marker?.kind);
  if (!marker || !kind) return null;
  return marker.number === null ? drawMarker(kind, style) : drawNumberedMarker(kind, marker.number, style);
}
