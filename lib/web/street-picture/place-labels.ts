import type { Pixel } from "@/lib/core/geo/clip-ring";
import { visibleRuns } from "./paths";
import type { MapShapes, Street } from "./read-shapes";

/** A name in the picture: its middle, and how it is turned in degrees. */
export type StreetLabel = { text: string; kind: "street" | "area" | "water"; x: number; y: number; angle: number };

type Size = { width: number; height: number };
type Spot = { x: number; y: number };
type Disc = Spot & { radius: number };

const STREETS_MAX = 10;
const AREAS_MAX = 4;
/** Of a letter, in pixels: Figtree at the size that the picture sets names in. */
const LETTER = { street: 4.7, area: 5.6, water: 5.2 };
const HALF_LINE = 6;
const PIN = { radius: 13, height: 0 };
/** A street that bends more than this over its name's length isn't written along. */
const BEND_MAX_DEGREES = 14;
const PRIORITY = ["motorway", "trunk", "primary", "secondary", "tertiary", "minor"];

/** Areas first, then streets by their class and length; none over another, over a pin or over the edge. */
export function placeLabels({ names, streets }: MapShapes, frame: Size, pins: readonly Spot[]): StreetLabel[] {
  const taken: Disc[] = pins.map((pin) => ({ ...pin, radius: PIN.radius }));
  const placed: StreetLabel[] = [];
  const tryPlace = (label: StreetLabel): boolean => {
    const discs = discsOf(label);
    const isFree = discs.every(
      (disc) =>
        disc.x > HALF_LINE &&
        disc.x < frame.width - HALF_LINE &&
        disc.y > HALF_LINE &&
        disc.y < frame.height - HALF_LINE &&
        taken.every((other) => Math.hypot(other.x - disc.x, other.y - disc.y) > other.radius + disc.radius),
    );
    if (!isFree) return false;
    taken.push(...discs);
    placed.push(label);
    return true;
  };

  for (const { name, kind, at } of names) {
    if (placed.length >= AREAS_MAX) break;
    if (!["area", "town", "water"].includes(kind) || placed.some(({ text }) => text === name)) continue;
    tryPlace({ text: name, kind: kind === "water" ? "water" : "area", x: at[0], y: at[1], angle: 0 });
  }
  let count = 0;
  for (const { text, at } of streetSpots(streets, frame)) {
    if (count >= STREETS_MAX) break;
    if (placed.some((label) => label.text === text)) continue;
    if (tryPlace({ text, kind: "street", ...at })) count++;
  }
  return placed.map((label) => ({ ...label, x: tenth(label.x), y: tenth(label.y), angle: Math.round(label.angle) }));
}

const tenth = (pixel: number): number => Math.round(pixel * 10) / 10;

/** A name as a row of discs: easy to turn, and close enough. */
function discsOf({ text, kind, x, y, angle }: StreetLabel): Disc[] {
  const width = text.length * LETTER[kind];
  const count = Math.max(1, Math.ceil(width / (2 * HALF_LINE)));
  const radians = (angle * Math.PI) / 180;
  return Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) / count - 0.5) * width;
    return { x: x + Math.cos(radians) * along, y: y + Math.sin(radians) * along, radius: HALF_LINE };
  });
}

type StreetSpot = { text: string; at: Spot & { angle: number }; priority: number; length: number };

/** For each street the places where its name fits along it, best first. */
function streetSpots(streets: readonly Street[], frame: Size): StreetSpot[] {
  return streets
    .flatMap(({ name, kind, lines }) => {
      if (name === null) return [];
      const priority = PRIORITY.indexOf(kind);
      return lines
        .flatMap((line) => visibleRuns(line, frame))
        .flatMap((run) =>
          straightSpots(run, name.length * LETTER.street).map((at) => ({
            text: name,
            at,
            priority,
            length: lengthOf(run),
          })),
        );
    })
    .sort((a, b) => a.priority - b.priority || b.length - a.length || (a.text < b.text ? -1 : 1));
}

const lengthOf = (line: readonly Pixel[]): number =>
  line.reduce((sum, [x, y], index) => {
    const from = line[index - 1];
    return from ? sum + Math.hypot(x - from[0], y - from[1]) : 0;
  }, 0);

/** Stretches of a line that are long and straight enough for a name, at a third, the middle and two thirds. */
function straightSpots(line: readonly Pixel[], width: number): (Spot & { angle: number })[] {
  const length = lengthOf(line);
  if (length < width * 1.15) return [];
  return [0.5, 0.3, 0.7].flatMap((part) => {
    const middle = length * part;
    if (middle < width / 2 || middle + width / 2 > length) return [];
    const [from, at, to] = [middle - width / 2, middle, middle + width / 2].map((along) => pointAt(line, along));
    if (!from || !at || !to) return [];
    const bend = Math.abs(turnOf(angleOf(from, at), angleOf(at, to)));
    return bend > BEND_MAX_DEGREES ? [] : [{ x: at[0], y: at[1], angle: upright(angleOf(from, to)) }];
  });
}

function pointAt(line: readonly Pixel[], along: number): Pixel | undefined {
  let left = along;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from) continue;
    const step = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (left <= step && step > 0)
      return [from[0] + ((to[0] - from[0]) * left) / step, from[1] + ((to[1] - from[1]) * left) / step];
    left -= step;
  }
  return line.at(-1);
}

const angleOf = (from: Pixel, to: Pixel): number => (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
const turnOf = (a: number, b: number): number => ((b - a + 540) % 360) - 180;
/** Read from the left, or from below. */
const upright = (angle: number): number => (angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle);
