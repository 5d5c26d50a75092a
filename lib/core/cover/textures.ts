import { band, leaf, pip } from "./shapes";

type Texture = { width: number; height: number; motif: string };

/** Repeating tiles in one ink. */
export const TEXTURES = {
  scales: (ink) =>
    tile(40, 24, line("M0 24a20 20 0 0 1 40 0M-20 12a20 20 0 0 1 40 0M20 12a20 20 0 0 1 40 0", ink, 3.5)),
  waves: (ink) => tile(56, 22, line("M-14 11Q0-5 14 11T42 11T70 11", ink, 4.5)),
  seeds: (ink) => tile(44, 44, pip(11, 12, 7, 20, ink) + pip(33, 34, 7, 200, ink)),
  stripes: (ink) => tile(26, 26, band(0, 0, 11, 26, ink)),
  checks: (ink) => tile(48, 48, band(0, 0, 24, 24, ink) + band(24, 24, 24, 24, ink)),
  arches: (ink) => tile(44, 44, line("M7 44V22a15 15 0 0 1 30 0V44M16 44V23a6 6 0 0 1 12 0V44", ink, 4)),
  leaves: (ink) =>
    tile(52, 40, [leaf(5, 20, 30, -25, ink), leaf(31, 40, 30, -25, ink), leaf(31, 0, 30, -25, ink)].join("")),
} as const satisfies Record<string, (ink: string) => Texture>;

export type TextureName = keyof typeof TEXTURES;

const tile = (width: number, height: number, motif: string): Texture => ({ width, height, motif });

const line = (path: string, ink: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;
