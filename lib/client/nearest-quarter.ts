import { CITIES, type City } from "@/lib/core/cities";
import { type Coordinates, distanceMeters } from "@/lib/core/geo/distance";

/** Farther from the middle of every neighborhood and town of ours than this, one is elsewhere: five miles. */
const ELSEWHERE_METERS = 8_000;

/** The neighborhood, or on the Peninsula the town, around a position; null far from all of ours. Nothing leaves the browser. */
export async function nearestQuarter(position: Coordinates): Promise<{ city: City; name: string } | null> {
  const { areas } = (await import("@/data/landmarks/areas.json", { with: { type: "json" } })).default;
  const [nearest] = areas
    .map((area) => ({ ...area, meters: distanceMeters(position, area) }))
    .toSorted((a, b) => a.meters - b.meters);
  const city = CITIES.find((each) => each === nearest?.city);
  return nearest && city && nearest.meters <= ELSEWHERE_METERS ? { city, name: nearest.name } : null;
}
