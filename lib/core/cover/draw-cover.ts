import { ARRANGEMENTS, type Stage } from "./arrangements";
import type { Canvas } from "./canvas";
import { citrusIndex } from "./citrus";
import { paintDrawing } from "./drawing";
import { DRAWINGS } from "./drawings";
import { groundOf } from "./grounds";
import { INKS, type InkName, inksOf, printOf } from "./inks";
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
  /** The name of a drawing; without one, or with an unknown one, the cover is citrus fruit. */
  drawing?: string | undefined;
};

type Frame = { width?: number; height?: number; composition?: number | undefined };

/**
 * A picture for a guide or restaurant without a photo, as an SVG document. Pure: the id determines the composition and
 * its random numbers, the drawing or the cuisine the inks, the cuisine the texture, and the city the ground.
 */
export function drawCover(
  { id, cuisine, city, drawing: name = "" }: CoverSubject,
  { width = 600, height = 400, composition = citrusIndex(name) ?? chooseComposition(id) }: Frame = {},
): string {
  const seed = coverSeed(id);
  const random = seededRandom(seed);
  const drawing = DRAWINGS.get(name);
  const print = printOf(drawing ? `${name} ${cuisine}` : cuisine);
  const fraction = random();
  const [inks, second] = drawing ? pairOf(drawing.grounds, fraction) : [inksOf(print, fraction), null];
  const weave = `t${seed.toString(36)}${width}`;
  const suffixes = { tone: "", peel: "p", second: "s" };
  const canvas: Canvas = {
    width: width,
    height: height,
    random,
    inks,
    ground: (y) => groundOf(city)(canvas, y),
    textured: (open, ink = "tone") => `${open} fill="url(#${weave}${suffixes[ink]})"/>`,
  };
  const art =
    drawing && second
      ? arrange({ ...canvas, second, drawing: paintDrawing(drawing) })
      : COMPOSITIONS[composition]?.(canvas);
  const pattern = (name: string, ink: string) => {
    const { width, height, motif } = TEXTURES[print.texture](ink);
    return `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${motif}</pattern>`;
  };
  const patterns = [pattern(weave, inks[1]), pattern(`${weave}p`, inks[2]), second && pattern(`${weave}s`, second[1])];
  const defs = `<defs>${patterns.filter(Boolean).join("")}</defs>`;
  const frame = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg ${frame}>${defs}${band(0, 0, width, height, inks[0])}${art ?? ""}</svg>`;
}

/** Two different ink sets, on the ground of either of which the whole drawing can be seen. */
function pairOf(grounds: readonly InkName[], fraction: number) {
  const pairs = grounds.flatMap((first) =>
    grounds.filter((second) => second !== first).map((second) => [first, second]),
  );
  const [first, second] = pairs[Math.floor(fraction * pairs.length)] ?? grounds;
  return [INKS[first ?? "paper"], INKS[second ?? "butter"]] as const;
}

function arrange(stage: Stage): string {
  const arrangement = ARRANGEMENTS[Math.floor(stage.random() * ARRANGEMENTS.length)];
  return arrangement?.(stage) ?? "";
}
