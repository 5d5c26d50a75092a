import type { Canvas } from "./canvas";
import { band, disc, kumquat, leaf, n, slice } from "./shapes";

/** One great slice, cropped by the page. */
export function harvestMoon(k: Canvas): string {
  const { w, h, r, inks } = k;
  const isLeft = r() < 0.5;
  const radius = h * (0.56 + r() * 0.12);
  const x = w * (isLeft ? 0.8 : 0.2);
  const moonY = h * (0.5 + r() * 0.14);
  const parts = 8 + Math.floor(r() * 4);
  return (
    k.ground(h * 0.62) +
    slice(k, w * (isLeft ? 0.24 : 0.76), moonY, radius, { parts, turn: r() * 60, hasPips: true }) +
    kumquat(
      { x, y: h * 0.68, size: h * 0.15, turn: isLeft ? 24 : -24 },
      { skin: inks[2], shine: inks[3], accent: inks[5] },
    ) +
    leaf(x + (isLeft ? -4 : 4), h * 0.54, h * 0.26, isLeft ? -40 : -140, inks[5], inks[0])
  );
}

/** Half a slice going down behind the city's horizon. */
export function sunset(k: Canvas): string {
  const { w, h, r, inks } = k;
  const y = h * (0.56 + r() * 0.08);
  return (
    slice(k, w * (0.36 + r() * 0.28), y, h * 0.44, { parts: 6, turn: 180, sweep: 180 }) +
    band(0, y, w, h - y, inks[5]) +
    k.textured(`<rect x="0" y="${n(y)}" width="${w}" height="${n(h - y)}"`)
  );
}

/** Three slices, overlapping like coins, level or in rising or falling size. */
export function threeInARow(k: Canvas): string {
  const { w, h, r } = k;
  const sizes = r() < 0.5 ? [1, 1, 1] : r() < 0.5 ? [0.62, 0.86, 1.24] : [1.24, 0.86, 0.62];
  const lift = (r() - 0.5) * h * 0.16;
  const turn = r() * 40;
  const coin = (size: number, i: number) =>
    slice(k, w * (0.22 + i * 0.28), h * 0.5 + (i === 1 ? -lift : lift), h * 0.33 * size, {
      parts: 7 + i,
      turn: turn + i * 13,
      hasPips: i === 1,
    });
  return k.ground(h * 0.58) + sizes.map(coin).join("");
}

/** So close that only the segments are left. */
export function macro(k: Canvas): string {
  const { w, h, r } = k;
  const x = w * (r() < 0.5 ? 0.1 : 0.9);
  const y = h * (r() < 0.5 ? -0.02 : 1.02);
  return slice(k, x, y, w * 0.86, { parts: 10 + Math.floor(r() * 5), turn: r() * 40, hasPips: true });
}

/** Rings of rind, out from one corner. */
export function peel({ w, h, r, inks }: Canvas): string {
  const x = r() < 0.5 ? 0 : w;
  const y = r() < 0.5 ? 0 : h;
  const rings = [inks[2], inks[3], inks[4], inks[3], inks[5], inks[1]];
  const far = { x: Math.abs(w * 0.87 - x), y: Math.abs(h * 0.76 - y) };
  return (
    rings.map((fill, i) => disc(x, y, h * 1.22 * (1 - i * 0.15), fill)).join("") +
    kumquat({ ...far, size: h * 0.17, turn: x === y ? 30 : -30 }, { skin: inks[2], shine: inks[3], accent: inks[5] }) +
    leaf(far.x, far.y - h * 0.16, h * 0.24, x ? 200 : -20, inks[5], inks[0])
  );
}

/** A fruit cut across the page and slid apart. */
export function twoHalves(k: Canvas): string {
  const { w, h, r, inks } = k;
  const x = w * 0.5;
  const radius = h * 0.43;
  const slide = h * (0.1 + r() * 0.1) * (r() < 0.5 ? -1 : 1);
  const right = `<rect x="${n(x)}" y="0" width="${n(w - x)}" height="${h}"`;
  return (
    `${k.ground(h * 0.7)}${right} fill="${inks[5]}"/>${k.textured(right)}` +
    slice(k, x, h * 0.5 + slide, radius, { parts: 6, turn: 90, sweep: 180 }) +
    slice(k, x, h * 0.5 - slide, radius, { parts: 6, turn: -90, sweep: 180, hasPips: true })
  );
}
