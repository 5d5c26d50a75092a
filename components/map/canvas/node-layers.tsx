import type { ExpressionSpecification } from "maplibre-gl";
import { useMemo } from "react";
import type { QuadtreeNode } from "@/lib/contracts/restaurant";
import type { MapComponents } from "./map-library";
import { nodeCenters, nodeCircles } from "./node-features";
import type { Palette } from "./palette";

type Props = { parts: MapComponents; nodes: readonly QuadtreeNode[]; palette: Palette };

/** The spatial index: each node as a dot in the circle around its box, from blue for the root to coral for the deepest. */
export function NodeLayers({ parts: { Source, Layer }, nodes, palette }: Props) {
  const circles = useMemo(() => nodeCircles(nodes), [nodes]);
  const centers = useMemo(() => nodeCenters(nodes), [nodes]);
  const color: ExpressionSpecification = [
    "interpolate",
    ["linear"],
    ["get", "depth"],
    0,
    palette.like,
    4,
    palette.interested,
    9,
    palette["coral-ink"],
  ];
  return (
    <>
      <Source id="node-circles" type="geojson" data={circles}>
        <Layer id="node-fills" type="fill" paint={{ "fill-color": color, "fill-opacity": 0.04 }} />
        <Layer
          id="node-outlines"
          type="line"
          paint={{ "line-color": color, "line-width": ["interpolate", ["linear"], ["get", "depth"], 0, 2.4, 8, 1] }}
        />
      </Source>
      <Source id="node-centers" type="geojson" data={centers}>
        <Layer
          id="node-dots"
          type="circle"
          paint={{
            "circle-radius": ["interpolate", ["linear"], ["get", "depth"], 0, 6, 8, 3],
            "circle-color": color,
            "circle-stroke-color": palette["marker-edge"],
            "circle-stroke-width": 1,
          }}
        />
      </Source>
    </>
  );
}
