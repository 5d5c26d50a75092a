import { type Coordinates, distanceMeters } from "@/lib/core/geo/distance";

/** So many of the nearest are what somebody looks at who asks what is near. */
const NEAREST = 5;

/** What the map shows of the hits near a reader: themselves and the nearest, where the others are a region away. */
export const nearView = (here: Coordinates, hits: readonly Coordinates[]): readonly Coordinates[] => [
  here,
  ...hits.toSorted((a, b) => distanceMeters(here, a) - distanceMeters(here, b)).slice(0, NEAREST),
];
