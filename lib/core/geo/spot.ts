import { type Coordinates, distanceMeters } from "./distance";

/** A point, or the first of several that are meant alike: near BART, its stations. */
export type Spot = Coordinates & { spots?: readonly Coordinates[] };

export const pointsOf = ({ spots, ...point }: Spot): readonly Coordinates[] => spots ?? [point];

/** To the nearest of its points. */
export const metersFrom = (spot: Spot, place: Coordinates): number =>
  Math.min(...pointsOf(spot).map((point) => distanceMeters(point, place)));
