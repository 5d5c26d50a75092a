import type { Canvas } from "./canvas";
import { groundOf } from "./grounds";
import { inksOf, printOf } from "./inks";
import { tiles, wedges } from "./patterns";
import { chooseComposition, coverSeed, seededRandom } from "./random";
import { band } from "./shapes";
import { harvestMoon, macro, peel, sunset, threeInARow, twoHalves } from "./slices";
import { bowl, branch, crate, table, windfall } from "./still-lifes";
import { TEXTURES } from "./textures";

/** Never reorder these: an id maps to an index in this list. COMPOSITION_COUNT is its length. */
export const COMPOSITIONS: readonly ((canvas: Canvas) => string)[] = [
  harvestMoon,
  sunset,
  branch,
  tiles,
  bowl,
  threeInARow,
  macro,
  peel,
  wedges,
  twoHalves,
  table,
  crate,
  windfall,
];

export type CoverSubject = {
  id: string;
  cuisine: string;
  city: string;
  /** Compositions that neighbors on the page already use. */
  avoid?: readonly number[];
};

type Frame = { width?: number; height?: number; composition?: number };

/**
 * A picture for a guide or restaurant without a photo, as an SVG document. Pure: the id determines
 * the composition and its random numbers, the cuisine the inks and the texture, and the city the ground.
 */
export function drawCover(
  { id, cuisine, city, avoid = [] }: CoverSubject,
  { width = 600, height = 400, composition = chooseComposition(id, avoid) }: Frame = {},
): string {
  const seed = coverSeed(id);
  const r = seededRandom(seed);
  const print = printOf(cuisine);
  const inks = inksOf(print, r());
  const weave = `t${seed.toString(36)}${width}`;
  const canvas: Canvas = {
    width: width,
    height: height,
    random: r,
    inks,
    ground: (y) => groundOf(city)(canvas, y),
    textured: (open, ink = "tone") => `${open} fill="url(#${weave}${ink === "peel" ? "p" : ""})"/>`,
  };
  const art = COMPOSITIONS[composition]?.(canvas) ?? "";
  const pattern = (name: string, ink: string) => {
    const { width, height, motif } = TEXTURES[print.texture](ink);
    return `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${motif}</pattern>`;
  };
  const defs = `<defs>${pattern(weave, inks[1])}${pattern(`${weave}p`, inks[2])}</defs>`;
  const frame = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg ${frame}>${defs}${band(0, 0, width, height, inks[0])}${art}</svg>`;
}
