/**
 * Turns the GeoJSON of data drawn from OpenStreetMap into what tippecanoe cuts into tiles: one file a layer, one feature a
 * line, each with the zooms at which it is drawn. Called by make-map-tiles.sh: node prepare.mjs SOURCE OCEAN TARGET
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { labelFeatures } from "./labels.mjs";

const [source, ocean, target] = process.argv.slice(2);
/** Shapes without properties come from mapshaper as bare geometries. */
function read(file) {
  const { features, geometries } = JSON.parse(readFileSync(file, "utf8"));
  return features ?? geometries.map((geometry) => ({ geometry, properties: {} }));
}

/** The zooms from which a street is drawn, by its class, and named. */
const STREETS = {
  motorway: { from: 7, named: 11 },
  trunk: { from: 8, named: 11 },
  primary: { from: 9, named: 11 },
  secondary: { from: 10, named: 12 },
  tertiary: { from: 11, named: 13 },
  minor: { from: 12, named: 13 },
};
const LAST_ZOOM = 13;

/** A street is there twice where it has no name yet when it is first drawn: names take half of a tile. */
function* streets({ geometry, properties: { class: kind, name, ramp } }) {
  const { from, named } = STREETS[kind];
  const first = ramp ? Math.max(from, 11) : from;
  const properties = { class: kind, ...(ramp && { ramp: 1 }) };
  if (named > first) yield feature({ geometry, properties }, first, name ? named - 1 : LAST_ZOOM);
  if (name) yield feature({ geometry, properties: { ...properties, name: short(name) } }, Math.max(named, first));
  else if (named <= first) yield feature({ geometry, properties }, first);
}

const WORDS = {
  Avenue: "Ave",
  Street: "St",
  Boulevard: "Blvd",
  Drive: "Dr",
  Court: "Ct",
  Road: "Rd",
  Place: "Pl",
  Lane: "Ln",
  Terrace: "Ter",
  Circle: "Cir",
  Highway: "Hwy",
  Expressway: "Expwy",
  Parkway: "Pkwy",
  Freeway: "Fwy",
  Square: "Sq",
};
/** As on the signs at the corner: "College Ave". A name of one word stays whole, and so does "The Embarcadero". */
const short = (name) => name.replace(/(?<=\S )(\w+)$/, (word) => WORDS[word] ?? word);

/** Roughly square kilometers, of the outer ring. */
function areaOf({ coordinates: [ring] }) {
  let twice = 0;
  for (let i = 1; i < ring.length; i++) twice += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1];
  return (Math.abs(twice) / 2) * 111.2 * 111.2 * Math.cos((ring[0][1] * Math.PI) / 180);
}

/** Larger areas are drawn from further away: at each zoom those of at least some pixels across. */
function fromZoom(geometry, earliest) {
  const across = Math.sqrt(areaOf(geometry));
  const kilometersPerPixel = (zoom) => (40_075 * 0.79) / 512 / 2 ** zoom;
  for (let zoom = earliest; zoom < LAST_ZOOM; zoom++) if (across / kilometersPerPixel(zoom) > 5) return zoom;
  return LAST_ZOOM;
}

const feature = ({ geometry, properties }, minzoom, maxzoom) => ({
  type: "Feature",
  properties,
  geometry,
  tippecanoe: { minzoom, ...(maxzoom !== undefined && { maxzoom }) },
});

const write = (layer, features) =>
  writeFileSync(join(target, `${layer}.geojsonl`), features.map((each) => JSON.stringify(each)).join("\n"));

const file = (name) => read(join(source, name));

write("water", [
  ...read(ocean).map((each) => feature({ ...each, properties: {} }, 7)),
  ...file("water.geojson").map((each) => feature({ ...each, properties: {} }, fromZoom(each.geometry, 7))),
]);
write("green", [
  ...file("green.geojson").map(({ geometry, properties: { class: kind } }) =>
    feature({ geometry, properties: { class: kind } }, fromZoom(geometry, 9)),
  ),
  ...file("airport-campus.geojson").map(({ geometry, properties: { class: kind } }) => {
    const isRunway = kind === "runway";
    const ground = isRunway ? "runway" : kind === "aerodrome" ? "airport" : "campus";
    return feature({ geometry, properties: { class: ground } }, isRunway ? 11 : fromZoom(geometry, 10));
  }),
]);
write("streets", [
  ...readdirSync(source)
    .filter((name) => name.startsWith("streets-"))
    .flatMap((name) => file(name).flatMap((each) => [...streets(each)])),
]);
write(
  "rail",
  file("rail.geojson").map(({ geometry, properties }) =>
    feature({ geometry, properties: { class: properties.class } }, properties.class === "rail" ? 10 : 11),
  ),
);
write(
  "labels",
  labelFeatures({ places: file("places.geojson"), stations: read(join(source, "../bart_stations.geojson")) }),
);
