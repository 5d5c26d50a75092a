import type { MapFrame } from "@/lib/core/geo/map-frame";
import { type StreetPicture, streetPicture } from "./street-picture";

/** In light and in dark: the tokens of the same names, which a picture of its own can't read. A test holds them equal. */
export const STREET_COLORS = {
  campus: ["#f0e2ca", "#33241b"],
  park: ["#dbe3c2", "#2a331f"],
  water: ["#c9dde4", "#14242c"],
  rail: ["#bfae9d", "#75604f"],
  street: ["#fffdf8", "#4a382d"],
  "street-edge": ["#e2d2b8", "#3d2d23"],
  highway: ["#fbd9a0", "#7a5731"],
  "highway-edge": ["#e3b673", "#4d3620"],
} as const;

type Color = keyof typeof STREET_COLORS;
type Area = { paths: keyof StreetPicture; color: Color };
type Line = Area & { width: number };

const AREAS: readonly Area[] = [
  { paths: "campus", color: "campus" },
  { paths: "green", color: "park" },
  { paths: "water", color: "water" },
];
/** Each street twice, its edge first: where two cross, none cuts the other. */
const LINES: readonly Line[] = [
  { paths: "rail", color: "rail", width: 0.9 },
  { paths: "minor", color: "street-edge", width: 0.9 },
  { paths: "middle", color: "street-edge", width: 2.6 },
  { paths: "major", color: "street-edge", width: 3.4 },
  { paths: "middle", color: "street", width: 1.6 },
  { paths: "major", color: "street", width: 2.4 },
  { paths: "highways", color: "highway-edge", width: 3.4 },
  { paths: "highways", color: "highway", width: 2.4 },
];

/** Over the light ones, which need no style: a browser that takes none, by our policy for pictures, shows those. */
const DARK = Object.values(STREET_COLORS)
  .map(([light, dark]) => `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`)
  .join("");

/** The streets of a frame, without their names, as an SVG in the reader's choice of light or dark. */
export async function drawStreets(frame: MapFrame): Promise<string> {
  const picture = await streetPicture(frame);
  const areas = AREAS.map(({ paths, color }) => `<path d="${picture[paths]}" fill="${STREET_COLORS[color][0]}"/>`);
  const shapes = [...new Set(LINES.map(({ paths }) => paths))].map(
    (name) => `<path id="${name}" d="${picture[name]}"/>`,
  );
  const lines = LINES.map(
    ({ paths, color, width }) => `<use href="#${paths}" stroke="${STREET_COLORS[color][0]}" stroke-width="${width}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}">`,
    `<style>@media (prefers-color-scheme:dark){${DARK}}</style>`,
    ...areas,
    `<defs>${shapes.join("")}</defs>`,
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${lines.join("")}</g></svg>`,
  ].join("");
}
