import type { Canvas } from "./canvas";
import { band, disc, kumquat, leaf, n, slice, wedge } from "./shapes";

const COLUMNS = 6;

/** A tiled wall: quarter slices, rounds, leaves, half slices, whole fruit. No motif appears twice in a row. */
export function tiles(k: Canvas): string {
  const { width, height, random, inks } = k;
  const size = width / COLUMNS;
  const rows = Math.ceil(height / size);
  const top = (height - rows * size) / 2;
  const grounds = [inks[0], inks[1], inks[3]];
  let drawn = "";
  let last = -1;
  for (let cell = 0; cell < rows * COLUMNS; cell++) {
    let kind = Math.floor(random() * 5);
    if (kind === last) kind = (kind + 1) % 5;
    last = kind;
    const ground = kind === 3 ? inks[5] : (grounds[Math.floor(random() * 3)] ?? inks[0]);
    const x = (cell % COLUMNS) * size;
    const y = top + Math.floor(cell / COLUMNS) * size;
    drawn += band(x, y, size + 0.5, size + 0.5, ground);
    drawn += motif(k, { kind, x, y, size, ground, turn: Math.floor(random() * 4) * 90 });
  }
  return drawn;
}

type Tile = { kind: number; x: number; y: number; size: number; ground: string; turn: number };

function motif(k: Canvas, { kind, x, y, size, ground, turn }: Tile): string {
  const { inks } = k;
  const q = size / 2;
  const turned = (art: string) => `<g transform="translate(${n(x + q)} ${n(y + q)}) rotate(${turn})">${art}</g>`;
  if (kind === 0) return turned(quarter(k, size));
  if (kind === 1) return disc(x + q, y + q, size * 0.36, inks[4]) + disc(x + q, y + q, size * 0.13, inks[3]);
  if (kind === 2) {
    const blade = `M${n(-q)} ${n(q)}A${n(size)} ${n(size)} 0 0 1 ${n(q)} ${n(-q)}A${n(size)} ${n(size)} 0 0 1 ${n(-q)} ${n(q)}Z`;
    return turned(`<path d="${blade}" fill="${ground === inks[3] ? inks[5] : inks[3]}"/>`);
  }
  if (kind === 3) return turned(slice(k, 0, q, size * 0.46, { parts: 5, turn: 180, sweep: 180 }));
  return kumquat(
    { x: x + q, y: y + q, size: size * 0.34, turn: turn / 2 - 30 },
    { skin: inks[2], shine: inks[3], accent: inks[5] },
  );
}

/** A quarter slice that extends from the tile's corner. */
function quarter({ inks }: Canvas, size: number): string {
  const q = size / 2;
  const rind = (part: number, fill: string) => {
    const far = n(q - size * (1 - part));
    return `<path d="M${n(-q)} ${n(-q)}H${far}A${n(size * part)} ${n(size * part)} 0 0 1 ${n(-q)} ${far}Z" fill="${fill}"/>`;
  };
  const segment = (i: number) =>
    wedge(
      { cx: -q, cy: -q, inner: size * 0.18, outer: size * 0.74, from: i * 30 + 5, to: i * 30 + 25 },
      inks[4],
      size * 0.05,
    );
  return rind(1, inks[2]) + rind(0.87, inks[3]) + [0, 1, 2].map(segment).join("");
}

/** Half slices, kumquats and leaves at random angles. */
export function wedges(k: Canvas): string {
  const { width, height, random, inks } = k;
  const size = height * 0.2;
  let drawn = k.ground(height * 0.5);
  for (let cell = 0; cell < 15; cell++) {
    const row = Math.floor(cell / 5);
    const x = width * (0.02 + (cell % 5) * 0.24 + (row % 2) * 0.12);
    const y = height * (0.17 + row * 0.335);
    const turn = Math.floor(random() * 8) * 45;
    const kind = random();
    if (kind < 0.62) {
      const half = slice(k, 0, -size * 0.4, size, { parts: 5, turn: 0, sweep: 180 });
      drawn += `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${half}</g>`;
    } else if (kind < 0.84) {
      drawn += kumquat({ x, y, size: size * 0.66, turn }, { skin: inks[2], shine: inks[3], accent: inks[5] });
    } else {
      drawn += leaf(x - size * 0.5, y, size * 1.2, turn, inks[5], inks[0]);
    }
  }
  return drawn;
}
