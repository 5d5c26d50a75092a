import type { Canvas } from "./canvas";
import { band, n } from "./shapes";

type Ground = (canvas: Canvas, y: number) => string;

/** The ground under the fruit, from y down. Each city has its own. */
const GROUNDS = new Map<string, Ground>(
  Object.entries({
    "san francisco": fog,
    oakland: lake,
    berkeley: (canvas, y) => hill(canvas, y + canvas.height * 0.04, { rise: 0.3, shift: 0.3 }, canvas.inks[1]),
    "san jose": orchard,
    peninsula: ridges,
  }),
);

export const groundOf = (city: string): Ground => GROUNDS.get(city.toLowerCase()) ?? flat;

const flat: Ground = ({ width, height, inks }, y) => band(0, y, width, height - y, inks[1]);

/** Banks of fog at random offsets. */
function fog({ width: w, height, random, inks }: Canvas, y: number): string {
  let drawn = "";
  for (let top = y; top < height * 0.96; top += height * 0.085) {
    const x = -60 + w * 0.35 * random();
    const width = w * (0.5 + random() * 0.5);
    drawn += `<rect x="${n(x)}" y="${n(top)}" width="${n(width)}" height="${n(height * 0.045)}" rx="${n(height * 0.023)}" fill="${inks[1]}"/>`;
  }
  return drawn;
}

/** Concentric rings on a lake. */
function lake({ width, height, inks }: Canvas, y: number): string {
  const ring = (part: number, fill: string) =>
    `<ellipse cx="${n(width * 0.5)}" cy="${n(height * 1.04)}" rx="${n(width * 0.66 * part)}" ry="${n((height * 1.04 - y) * part)}" fill="${fill}"/>`;
  return [1, 0.76, 0.52, 0.28].map((part, i) => ring(part, i % 2 ? inks[0] : inks[1])).join("");
}

/** Orchard rows that converge at the horizon. */
function orchard({ width, height, inks }: Canvas, y: number): string {
  let drawn = "";
  for (let i = -9; i < 9; i++) {
    drawn += `<path d="M${n(width * 0.5)} ${n(y)}L${n(width * (0.5 + i * 0.17))} ${height}h${n(width * 0.085)}Z" fill="${inks[1]}"/>`;
  }
  return drawn;
}

/** Three ridges, one behind the other. */
function ridges(canvas: Canvas, y: number): string {
  const { height, inks } = canvas;
  return (
    hill(canvas, y, { rise: 0.2, shift: 0.1 }, inks[1]) +
    hill(canvas, y + height * 0.16, { rise: 0.2, shift: 0.45 }, inks[0]) +
    hill(canvas, y + height * 0.27, { rise: 0.16, shift: 0.2 }, inks[1])
  );
}

function hill({ width, height }: Canvas, y: number, form: { rise: number; shift: number }, fill: string): string {
  const a = width * form.shift;
  const rise = height * form.rise;
  const crest = `${n(a)} ${n(y - rise)} ${n(a + width * 0.3)} ${n(y - rise)} ${n(a + width * 0.5)} ${n(y)}`;
  return `<path d="M${n(-width * 0.2)} ${height}V${n(y)}C${crest}S${n(width * 1.1)} ${n(y - rise * 0.6)} ${n(width * 1.2)} ${n(y)}V${height}Z" fill="${fill}"/>`;
}
