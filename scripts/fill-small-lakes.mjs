import { readFileSync } from "node:fs";

/** Square kilometers. The source draws smaller lakes with three corners: better none than a triangle. */
const POND_MAX = 4;
const KM_PER_DEGREE = 111.195;

const { geometries = [], features = [] } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const areas = [...geometries, ...features.map(({ geometry }) => geometry)];
const polygons = areas.flatMap(({ type, coordinates }) => (type === "MultiPolygon" ? coordinates : [coordinates]));
const coordinates = polygons.map(([shore, ...lakes]) => [shore, ...lakes.filter((lake) => squareKm(lake) > POND_MAX)]);
const land = { type: "GeometryCollection", geometries: [{ type: "MultiPolygon", coordinates }] };
console.log(JSON.stringify(land, (_, value) => (typeof value === "number" ? Number(value.toFixed(5)) : value)));

/** The shoelace formula on the plane that touches the ring's first corner. */
function squareKm(ring) {
  const scale = KM_PER_DEGREE ** 2 * Math.cos((ring[0][1] * Math.PI) / 180);
  const doubleArea = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return (Math.abs(doubleArea) / 2) * scale;
}
