import type { Canvas } from "./canvas";
import { band, disc, kumquat, leaf, n, slice } from "./shapes";

/** One large slice, cropped by the edge of the cover. */
export function harvestMoon(k: Canvas): string {
  const { width, height, random, inks } = k;
  const isLeft = random() < 0.5;
  const radius = height * (0.56 + random() * 0.12);
  const x = width * (isLeft ? 0.8 : 0.2);
  const moonY = height * (0.5 + random() * 0.14);
  const parts = 8 + Math.floor(random() * 4);
  return (
    k.ground(height * 0.62) +
    slice(k, width * (isLeft ? 0.24 : 0.76), moonY, radius, { parts, turn: random() * 60, hasPips: true }) +
    kumquat(
      { x, y: height * 0.68, size: height * 0.15, turn: isLeft ? 24 : -24 },
      { skin: inks[2], shine: inks[3], accent: inks[5] },
    ) +
    leaf(x + (isLeft ? -4 : 4), height * 0.54, height * 0.26, isLeft ? -40 : -140, inks[5], inks[0])
  );
}

/** Half a slice that sets behind the city's horizon. */
export function sunset(k: Canvas): string {
  const { width, height, random, inks } = k;
  const y = height * (0.56 + random() * 0.08);
  return (
    slice(k, width * (0.36 + random() * 0.28), y, height * 0.44, { parts: 6, turn: 180, sweep: 180 }) +
    band(0, y, width, height - y, inks[5]) +
    k.textured(`<rect x="0" y="${n(y)}" width="${width}" height="${n(height - y)}"`)
  );
}

/** Three overlapping slices of equal, increasing or decreasing size. */
export function threeInARow(k: Canvas): string {
  const { width, height, random } = k;
  const sizes = random() < 0.5 ? [1, 1, 1] : random() < 0.5 ? [0.62, 0.86, 1.24] : [1.24, 0.86, 0.62];
  const lift = (random() - 0.5) * height * 0.16;
  const turn = random() * 40;
  const coin = (size: number, i: number) =>
    slice(k, width * (0.22 + i * 0.28), height * 0.5 + (i === 1 ? -lift : lift), height * 0.33 * size, {
      parts: 7 + i,
      turn: turn + i * 13,
      hasPips: i === 1,
    });
  return k.ground(height * 0.58) + sizes.map(coin).join("");
}

/** A close-up that shows only segments. */
export function macro(k: Canvas): string {
  const { width, height, random } = k;
  const x = width * (random() < 0.5 ? 0.1 : 0.9);
  const y = height * (random() < 0.5 ? -0.02 : 1.02);
  return slice(k, x, y, width * 0.86, { parts: 10 + Math.floor(random() * 5), turn: random() * 40, hasPips: true });
}

/** Rings of rind around one corner. */
export function peel({ width, height, random, inks }: Canvas): string {
  const x = random() < 0.5 ? 0 : width;
  const y = random() < 0.5 ? 0 : height;
  const rings = [inks[2], inks[3], inks[4], inks[3], inks[5], inks[1]];
  const far = { x: Math.abs(width * 0.87 - x), y: Math.abs(height * 0.76 - y) };
  return (
    rings.map((fill, i) => disc(x, y, height * 1.22 * (1 - i * 0.15), fill)).join("") +
    kumquat(
      { ...far, size: height * 0.17, turn: x === y ? 30 : -30 },
      { skin: inks[2], shine: inks[3], accent: inks[5] },
    ) +
    leaf(far.x, far.y - height * 0.16, height * 0.24, x ? 200 : -20, inks[5], inks[0])
  );
}

/** A fruit cut in two, with its halves shifted apart. */
export function twoHalves(k: Canvas): string {
  const { width, height, random, inks } = k;
  const x = width * 0.5;
  const radius = height * 0.43;
  const slide = height * (0.1 + random() * 0.1) * (random() < 0.5 ? -1 : 1);
  const right = `<rect x="${n(x)}" y="0" width="${n(width - x)}" height="${height}"`;
  return (
    `${k.ground(height * 0.7)}${right} fill="${inks[5]}"/>${k.textured(right)}` +
    slice(k, x, height * 0.5 + slide, radius, { parts: 6, turn: 90, sweep: 180 }) +
    slice(k, x, height * 0.5 - slide, radius, { parts: 6, turn: -90, sweep: 180, hasPips: true })
  );
}
