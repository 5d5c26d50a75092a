import type { Inks } from "./canvas";

/** Rounds to one decimal, which is at most a quarter of a pixel at any size a cover is shown. */
export const n = (x: number): number => Math.round(x * 10) / 10;

function at(cx: number, cy: number, r: number, degrees: number): [x: number, y: number] {
  const a = (degrees * Math.PI) / 180;
  return [n(cx + r * Math.cos(a)), n(cy + r * Math.sin(a))];
}

export const disc = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"/>`;

export const band = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"/>`;

type Wedge = { cx: number; cy: number; inner: number; outer: number; from: number; to: number };

/** A sector with rounded corners: a stroke in the fill color rounds them. */
export function wedge({ cx, cy, inner, outer, from, to }: Wedge, fill: string, soft: number): string {
  const [ax, ay] = at(cx, cy, inner, (from + to) / 2);
  const [bx, by] = at(cx, cy, outer, from);
  const [dx, dy] = at(cx, cy, outer, to);
  const path = `M${ax} ${ay}L${bx} ${by}A${n(outer)} ${n(outer)} 0 0 1 ${dx} ${dy}Z`;
  return `<path d="${path}" fill="${fill}" stroke="${fill}" stroke-width="${n(soft)}" stroke-linejoin="round"/>`;
}

export const pip = (cx: number, cy: number, size: number, turn: number, fill: string): string =>
  `<path transform="translate(${n(cx)} ${n(cy)}) rotate(${n(turn)}) scale(${n(size) / 10})" d="M0-10C5-4 6 1 4 5S-2 9-4 5-5-4 0-10Z" fill="${fill}"/>`;

export function leaf(x: number, y: number, length: number, turn: number, fill: string, vein = "none"): string {
  const bulge = n(length * 0.44);
  const blade = `M0 0Q${n(length * 0.42)} ${-bulge} ${n(length)} 0Q${n(length * 0.42)} ${bulge} 0 0Z`;
  const stem = `<path d="M0 0H${n(length * 0.78)}" stroke="${vein}" stroke-width="${n(length * 0.022 + 1)}" stroke-linecap="round"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><path d="${blade}" fill="${fill}"/>${stem}</g>`;
}

type Slice = { parts?: number; turn?: number; sweep?: 180 | 360; hasPips?: boolean };

/** A citrus slice, whole (sweep 360) or halved (sweep 180). */
export function slice(
  { inks: [, , peel, pith, flesh, accent] }: { inks: Inks },
  cx: number,
  cy: number,
  r: number,
  { parts = 9, turn = 0, sweep = 360, hasPips = false }: Slice = {},
): string {
  const step = sweep / parts;
  const gap = step * 0.1;
  const rind = (radius: number, fill: string) => {
    if (sweep === 360) return disc(cx, cy, radius, fill);
    const [ax, ay] = at(cx, cy, radius, turn);
    const [bx, by] = at(cx, cy, radius, turn + sweep);
    return `<path d="M${ax} ${ay}A${n(radius)} ${n(radius)} 0 0 1 ${bx} ${by}Z" fill="${fill}"/>`;
  };
  let drawn = rind(r, peel) + rind(r * 0.9, pith);
  for (let i = 0; i < parts; i++) {
    const from = turn + i * step;
    const segment = { cx, cy, inner: r * 0.17, outer: r * 0.78, from: from + gap + 2, to: from + step - gap - 2 };
    drawn += wedge(segment, flesh, r * 0.06);
    if (!hasPips || i % 2 === 0) continue;
    const [x, y] = at(cx, cy, r * 0.36, from + step / 2);
    drawn += pip(x, y, r * 0.07, from + step / 2 - 90, accent);
  }
  return drawn;
}

type Fruit = { x: number; y: number; size: number; turn: number };
type Skin = { skin: string; shine: string; accent: string; edge?: string };

/** A whole kumquat: skin, a highlight along one side, the stalk's end. */
export function kumquat({ x, y, size, turn }: Fruit, { skin, shine, accent, edge = "none" }: Skin): string {
  const body = `<ellipse rx="${n(size * 0.8)}" ry="${n(size)}" fill="${skin}" stroke="${edge}" stroke-width="${n(size * 0.12)}"/>`;
  const curve = `M${n(-size * 0.5)} ${n(size * 0.2)}Q${n(-size * 0.52)} ${n(-size * 0.42)} ${n(-size * 0.14)} ${n(-size * 0.7)}`;
  const light = `<path d="${curve}" fill="none" stroke="${shine}" stroke-width="${n(size * 0.1)}" stroke-linecap="round"/>`;
  const stalk = `<circle cy="${n(-size * 0.93)}" r="${n(size * 0.1)}" fill="${accent}"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${body}${light}${stalk}</g>`;
}
