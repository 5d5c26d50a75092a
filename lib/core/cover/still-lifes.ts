import type { Canvas } from "./canvas";
import { disc, kumquat, leaf, n, slice, wedge } from "./shapes";

/** Three kumquats on a branch. */
export function branch(k: Canvas): string {
  const { width, height, random, inks } = k;
  const isFlipped = random() < 0.5;
  const bough = `M${n(-width * 0.02)} ${n(height * 0.2)}Q${n(width * 0.45)} ${n(height * 0.02)} ${n(width * 1.02)} ${n(height * 0.24)}`;
  let drawn = `<path d="${bough}" fill="none" stroke="${inks[5]}" stroke-width="${n(height * 0.022)}"/>`;
  const fruits = [
    { left: 0.2, top: 0.4, part: 0.19, skin: inks[2] },
    { left: 0.5, top: 0.53, part: 0.25, skin: inks[4] },
    { left: 0.79, top: 0.42, part: 0.18, skin: inks[2] },
  ];
  for (const { left, top, part, skin } of fruits) {
    const x = width * left;
    const y = height * (top + random() * 0.08);
    const size = height * part;
    drawn += `<path d="M${n(x)} ${n(y - size)}V${n(height * 0.12)}" stroke="${inks[5]}" stroke-width="${n(height * 0.014)}"/>`;
    drawn += leaf(x, height * 0.15, height * 0.3, 32 + random() * 20, inks[5], inks[0]);
    drawn += leaf(x, height * 0.15, height * 0.28, 128 + random() * 20, inks[5], inks[0]);
    drawn += kumquat({ x, y, size, turn: (random() - 0.5) * 24 }, { skin, shine: inks[3], accent: inks[5] });
  }
  return (
    k.ground(height * 0.74) + (isFlipped ? `<g transform="translate(${width} 0) scale(-1 1)">${drawn}</g>` : drawn)
  );
}

/** A bowl with its contents and steam. */
export function bowl(k: Canvas): string {
  const { width, height, random, inks } = k;
  const cx = width * (0.4 + random() * 0.2);
  const y = height * 0.56;
  const radius = height * 0.4;
  const steam = (i: number) =>
    `<path d="M${n(cx + i * radius * 0.5)} ${n(y - radius * 0.55)}q${n(-radius * 0.2)} ${n(-radius * 0.18)} 0 ${n(-radius * 0.36)}t0 ${n(-radius * 0.36)}" fill="none" stroke="${inks[3]}" stroke-width="${n(radius * 0.07)}" stroke-linecap="round"/>`;
  const curve = `M${n(cx - radius)} ${n(y)}H${n(cx + radius)}A${n(radius)} ${n(radius)} 0 0 1 ${n(cx + radius * 0.42)} ${n(y + radius * 0.88)}H${n(cx - radius * 0.42)}A${n(radius)} ${n(radius)} 0 0 1 ${n(cx - radius)} ${n(y)}Z`;
  const rim = `<rect x="${n(cx - radius * 1.06)}" y="${n(y - radius * 0.05)}" width="${n(radius * 2.12)}" height="${n(radius * 0.13)}" rx="${n(radius * 0.065)}" fill="${inks[3]}"/>`;
  return (
    k.ground(height * 0.72) +
    [-1, 0, 1].map(steam).join("") +
    slice(k, cx - radius * 0.36, y, radius * 0.44, { parts: 5, turn: 180, sweep: 180 }) +
    disc(cx + radius * 0.42, y - radius * 0.02, radius * 0.33, inks[4]) +
    leaf(cx + radius * 0.02, y, radius * 0.62, -78, inks[5], inks[0]) +
    `<path d="${curve}" fill="${inks[3]}"/>${k.textured(`<path d="${curve}"`, "peel")}${rim}`
  );
}

/** A table from above: cloth, plate, slice. */
export function table(k: Canvas): string {
  const { width, height, random, inks } = k;
  const cx = width * (0.42 + random() * 0.16);
  const cy = height * 0.52;
  const radius = height * 0.4;
  const isRight = cx > width * 0.5;
  const coat = { shine: inks[3], accent: inks[5] };
  return (
    k.textured(`<rect x="0" y="0" width="${width}" height="${height}"`) +
    disc(cx, cy, radius * 1.04, inks[5]) +
    disc(cx, cy, radius, inks[3]) +
    disc(cx, cy, radius * 0.74, inks[0]) +
    slice(k, cx + radius * 0.1, cy + radius * 0.06, radius * 0.52, { parts: 8, turn: random() * 45, hasPips: true }) +
    leaf(cx - radius * 0.3, cy - radius * 0.22, radius * 0.56, -150 + random() * 40, inks[5], inks[0]) +
    kumquat(
      { x: width * (isRight ? 0.1 : 0.9), y: height * 0.22, size: height * 0.13, turn: 30 },
      { skin: inks[2], ...coat },
    ) +
    kumquat(
      { x: width * (isRight ? 0.13 : 0.87), y: height * 0.82, size: height * 0.16, turn: -35 },
      { skin: inks[4], ...coat },
    )
  );
}

/** A fruit-crate label: rays, one fruit, two leaves. */
export function crate({ width, height, random, inks }: Canvas): string {
  const cx = width * 0.5;
  const cy = height * (0.54 + random() * 0.08);
  const turn = random() * 10;
  const ray = (_: unknown, i: number) => {
    const from = turn + i * 20;
    return wedge({ cx, cy, inner: 0, outer: width * 0.75, from, to: from + 10 }, inks[1], 0);
  };
  return (
    Array.from({ length: 18 }, ray).join("") +
    disc(cx, cy, height * 0.43, inks[3]) +
    leaf(cx, cy - height * 0.24, height * 0.34, -28, inks[5], inks[3]) +
    leaf(cx, cy - height * 0.24, height * 0.3, 205, inks[5], inks[3]) +
    kumquat(
      { x: cx, y: cy + height * 0.04, size: height * 0.3, turn: (random() - 0.5) * 30 },
      { skin: inks[2], shine: inks[3], accent: inks[5] },
    )
  );
}

/** Fruit piled along the bottom edge. */
export function windfall(k: Canvas): string {
  const { width, height, random, inks } = k;
  const size = height * 0.17;
  let drawn = k.ground(height * 0.34);
  for (let row = 2; row >= 0; row--) {
    for (let i = -1; i < 7 - row; i++) {
      const x = width * (0.04 + i * 0.17 + row * 0.085);
      const y = height * (0.94 - row * 0.26);
      const kind = random();
      if (row === 2 && kind < 0.5) continue;
      if (kind < 0.3) {
        drawn += disc(x, y, size * 0.98, inks[0]) + slice(k, x, y, size * 0.92, { parts: 7, turn: random() * 50 });
      } else {
        const skin = kind < 0.75 ? inks[2] : kind < 0.9 ? inks[5] : inks[3];
        const shine = kind < 0.9 ? inks[3] : inks[2];
        drawn += kumquat({ x, y, size, turn: (random() - 0.5) * 80 }, { skin, shine, accent: inks[5], edge: inks[0] });
      }
      if (kind > 0.8) drawn += leaf(x, y - size * 0.85, size * 1.3, -70 + random() * 50, inks[5], inks[0]);
    }
  }
  return drawn;
}
