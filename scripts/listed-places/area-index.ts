import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { City } from "@/lib/core/cities";
import type { Coordinates } from "@/lib/core/geo/distance";
import { AREAS, resolveAreas } from "@/lib/restaurants/vocabulary/areas";

type Ring = [number, number][];
type Area = { name: string; neighbourhood: string; rings: Ring[] };

const FILES: [City, string][] = [
  ["San Francisco", "neighborhoods_san-francisco.geojson"],
  ["Oakland", "neighborhoods_oakland.geojson"],
  ["San Jose", "neighborhoods_san-jose.geojson"],
];
/** What a city's map says where our vocabulary has another name, or several. */
const OWN_NAMES: Record<string, string> = { "South of Market": "SoMa", "Castro/Upper Market": "Castro" };

/** The neighborhoods of three cities, under our vocabulary's names. */
export class AreaIndex {
  readonly #areas = new Map<City, Area[]>();

  constructor(folder: string) {
    for (const [city, file] of FILES) {
      const { features } = JSON.parse(readFileSync(join(folder, file), "utf8"));
      const areas = features.map(
        ({ properties: { name }, geometry }: { properties: { name: string }; geometry: Geometry }) => {
          const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
          return { name, neighbourhood: neighbourhoodOf(city, name), rings: polygons.flat() };
        },
      );
      this.#areas.set(city, areas);
    }
  }

  contains = (city: City, at: Coordinates): boolean => this.#find(city, at) !== undefined;

  /** "" where the map's neighborhood is none of ours. */
  neighbourhoodAt = (city: City, at: Coordinates): string => this.#find(city, at)?.neighbourhood ?? "";

  #find = (city: City, at: Coordinates): Area | undefined =>
    this.#areas.get(city)?.find(({ rings }) => isInside(rings, at));
}

type Geometry = { type: "Polygon"; coordinates: Ring[] } | { type: "MultiPolygon"; coordinates: Ring[][] };

function neighbourhoodOf(city: City, name: string): string {
  const areas = resolveAreas(city, OWN_NAMES[name] ?? name);
  const isOurs = areas.length === 1 && AREAS[city].areas.some((area) => area.name === areas[0]);
  return isOurs ? (areas[0] ?? "") : "";
}

/** The even-odd rule over all rings, so that holes are outside. */
function isInside(rings: Ring[], { latitude, longitude }: Coordinates): boolean {
  let inside = false;
  for (const ring of rings)
    ring.forEach(([x2, y2], i) => {
      const [x1, y1] = ring.at(i - 1) ?? [x2, y2];
      if (y1 > latitude === y2 > latitude) return;
      if (longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
    });
  return inside;
}
