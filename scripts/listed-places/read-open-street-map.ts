import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Coordinates, distanceMeters } from "@/lib/core/geo/distance";
import type { AreaIndex } from "./area-index.ts";
import { cuisinesOfName, cuisinesOfTag } from "./cuisines-of-name.ts";
import { properName } from "./proper-name.ts";
import { readTable, type SourceRow } from "./read-registers.ts";
import { StreetIndex } from "./street-index.ts";

/** The day of the planet that the tiles were made of. */
const SEEN_ON = "2017-07-03";
const KINDS = new Set("restaurant fast_food cafe bar pub bakery deli delicatessen biergarten food_court".split(" "));
/** A facility of the city's own register stands as near as this: the place is in the city. */
const IN_BERKELEY_METERS = 80;
/** Beside the points of the map: too small for it, or under another spelling. */
const SPELLED = new Map([["San José", "San Jose"]]);

type Town = Coordinates & { name: string };

/** Named places to eat of OpenStreetMap, with the street that each stands on and the nearest town. */
export function readOpenStreetMap(folder: string, areas: AreaIndex, registered: SourceRow[]): SourceRow[] {
  const basemap = join(folder, "geo/basemap");
  const streets = new StreetIndex(basemap);
  const towns = readTowns(join(basemap, "places.geojson"));
  const inBerkeley = registered.filter(({ source }) => source === "berkeley");
  const townAt = (at: Coordinates): string => {
    if (areas.contains("Oakland", at)) return "Oakland";
    if (inBerkeley.some((place) => distanceMeters(at, place) <= IN_BERKELEY_METERS)) return "Berkeley";
    return towns.reduce((best, town) => (distanceMeters(at, town) < distanceMeters(at, best) ? town : best)).name;
  };
  return readTable(join(folder, "places/osm-2017-food-places.csv")).flatMap(
    ({ name = "", subclass = "", lat, lon }) => {
      const at = { latitude: Number(lat), longitude: Number(lon) };
      const address = KINDS.has(subclass) && name.trim() ? streets.addressAt(at) : null;
      if (address === null) return [];
      const own = properName(name);
      const cuisines = [...new Set([...cuisinesOfName(own), ...cuisinesOfTag(subclass)])].slice(0, 3);
      return [
        {
          ...at,
          source: "openstreetmap" as const,
          name: own,
          address,
          town: townAt(at),
          postalCode: "",
          neighbourhood: "",
          cuisines,
          phone: "",
          lastSeenOn: SEEN_ON,
        },
      ];
    },
  );
}

/** Cities and towns of the map, and the smaller ones of our own list. */
function readTowns(path: string): Town[] {
  type Feature = { properties: { name: string; class: string }; geometry: { coordinates: [number, number] } };
  const features: Feature[] = JSON.parse(readFileSync(path, "utf8")).features;
  const mapped = features
    .filter(({ properties }) => ["city", "town"].includes(properties.class))
    .map(({ properties: { name }, geometry: { coordinates } }) => ({
      name: SPELLED.get(name) ?? name,
      latitude: coordinates[1],
      longitude: coordinates[0],
    }));
  const listed: Town[] = JSON.parse(readFileSync("data/landmarks/towns.json", "utf8")).towns;
  const isNew = ({ name }: Town) => name !== "Marin" && !mapped.some((town) => town.name === name);
  return [...mapped, ...listed.filter(isNew)];
}
