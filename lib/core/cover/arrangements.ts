import type { Canvas, Inks } from "./canvas";
import { band, disc, kumquat, leaf, n, slice, wedge } from "./shapes";

/** A canvas for a drawing: `second` are the inks of another ground on which the drawing can be seen. */
export type Stage = Canvas & { second: Inks; drawing: string };

/** How a drawing can be set. Never reorder these: an id maps to an index in this list. */
export const ARRANGEMENTS: readonly ((stage: Stage) => string)[] = [counterTop, label, sun, halves, arch, field];

/** The drawing in the middle, where the square crop of a phone shows it. */
function placed({ width, height, drawing }: Stage, part = 0.76, y = 0.5): string {
  const size = Math.min(width, height) * part;
  return `<g transform="translate(${n(width / 2 - size / 2)} ${n(height * y - size / 2)}) scale(${n(size) / 200})">${drawing}</g>`;
}

/** On a patterned tabletop, a kumquat and half a slice beside it. */
function counterTop(k: Stage): string {
  const { width, height, random } = k;
  const y = height * 0.64;
  const side = random() < 0.5 ? 0.1 : 0.9;
  const cloth = `<rect x="0" y="${n(y)}" width="${width}" height="${n(height - y)}"`;
  return (
    band(0, y, width, height - y, k.second[0]) +
    k.textured(cloth, "second") +
    beside(
      k,
      kumquat({ x: width * side, y: height * 0.74, size: height * 0.13, turn: 20 }, coat(k)) +
        slice(k, width * (1 - side), height * 0.84, height * 0.17, { parts: 5, turn: 180, sweep: 180 }),
    ) +
    placed(k, 0.78)
  );
}

/** A fruit-crate label: rays and a round. */
function label(k: Stage): string {
  const { width, height, random, inks, second } = k;
  const turn = random() * 10;
  const ray = (_: unknown, i: number) => {
    const from = turn + i * 20;
    return wedge({ cx: width / 2, cy: height / 2, inner: 0, outer: width * 0.75, from, to: from + 10 }, inks[1], 0);
  };
  const radius = Math.min(width, height) * 0.47;
  return (
    Array.from({ length: 18 }, ray).join("") + disc(width / 2, height / 2, radius, second[0]) + placed(k, 0.66, 0.49)
  );
}

/** Before a low sun, on the city's ground. */
function sun(k: Stage): string {
  const { width, height, random, inks } = k;
  const isLeft = random() < 0.5;
  const x = width * (isLeft ? 0.11 : 0.89);
  return (
    disc(width * (isLeft ? 0.62 : 0.38), height * 0.46, Math.min(width, height) * 0.4, k.second[0]) +
    k.ground(height * 0.68) +
    beside(
      k,
      leaf(x, height * 0.66, height * 0.2, isLeft ? -50 : -130, inks[5], inks[0]) +
        kumquat({ x, y: height * 0.76, size: height * 0.12, turn: isLeft ? 24 : -24 }, coat(k)),
    ) +
    placed(k, 0.8)
  );
}

/** Over two grounds, one of them patterned. */
function halves(k: Stage): string {
  const { width, height, random, second } = k;
  const x = width * 0.5;
  const right = `<rect x="${n(x)}" y="0" width="${n(width - x)}" height="${height}"`;
  const left = `<rect x="0" y="0" width="${n(x)}" height="${height}"`;
  const isRight = random() < 0.5;
  return `${right} fill="${second[0]}"/>${isRight ? k.textured(right, "second") : k.textured(left)}${placed(k, 0.8)}`;
}

/** In an arched window, under a branch of kumquats. */
function arch(k: Stage): string {
  const { width, height, random, inks, second } = k;
  const half = Math.min(width, height) * 0.45;
  const top = height * 0.06 + half;
  const opening = `M${n(width / 2 - half)} ${height}V${n(top)}A${n(half)} ${n(half)} 0 0 1 ${n(width / 2 + half)} ${n(top)}V${height}Z`;
  const side = random() < 0.5 ? 0.09 : 0.91;
  const fruit = (x: number, y: number, size: number) =>
    leaf(x, y - size, height * 0.16, side < 0.5 ? 30 : 150, inks[5], inks[0]) +
    kumquat({ x, y, size, turn: side < 0.5 ? 12 : -12 }, coat(k));
  return (
    k.textured(`<rect x="0" y="0" width="${width}" height="${height}"`) +
    beside(
      k,
      fruit(width * side, height * 0.3, height * 0.11) + fruit(width * (1 - side), height * 0.72, height * 0.13),
    ) +
    `<path d="${opening}" fill="${second[0]}"/>` +
    placed(k, 0.72, 0.54)
  );
}

/** Large on a patterned cloth, with a rind around one corner. */
function field(k: Stage): string {
  const { width, height, random, inks } = k;
  const x = random() < 0.5 ? 0 : width;
  const y = random() < 0.5 ? 0 : height;
  const rings = [inks[2], inks[3], inks[4]];
  return (
    k.textured(`<rect x="0" y="0" width="${width}" height="${height}"`) +
    beside(k, rings.map((fill, i) => disc(x, y, height * (0.26 - i * 0.05), fill)).join("")) +
    placed(k, 0.84)
  );
}

/** Fruit beside the drawing, which a frame as narrow as the drawing has no room for. */
const beside = ({ width, height }: Stage, art: string): string => (width > height * 1.3 ? art : "");

const coat = ({ inks }: Stage) => ({ skin: inks[2], shine: inks[3], accent: inks[5] });
