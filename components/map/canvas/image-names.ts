import type { ExpressionSpecification } from "maplibre-gl";

/** The names under which layers ask for images: a pin for each status, a disc for each number. */
export const MARKER_IMAGE: ExpressionSpecification = ["concat", "place-", ["get", "kind"]];
export const clusterImage: ExpressionSpecification = ["concat", "cluster-", ["get", "point_count_abbreviated"]];

export const clusterLabel = (image: string): string | null => /^cluster-(.+)$/.exec(image)?.[1] ?? null;
export const markerKind = (image: string): string | null => /^place-(.+)$/.exec(image)?.[1] ?? null;
