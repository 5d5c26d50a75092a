import { z } from "zod";
import { INKS, PALETTE } from "./inks";

const color = z.string().refine((name) => PALETTE.has(name), "not a color of the palette");
const turn = z.number().optional();
const path = z.string().regex(/^M[-\d.\sA-Za-z]+$/, "not an SVG path");

/** A flat shape in a box of 200 by 200, in one color. A turn is in degrees, around the shape's center. */
const Shape = z.union([
  z.strictObject({ fill: color, circle: z.tuple([z.number(), z.number(), z.number()]) }),
  z.strictObject({ fill: color, ellipse: z.tuple([z.number(), z.number(), z.number(), z.number()]), turn }),
  z.strictObject({ fill: color, rect: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]), turn }),
  z.strictObject({ fill: color, path }),
  z.strictObject({ line: color, width: z.number().positive(), path }),
]);
type Shape = z.infer<typeof Shape>;

/** A dish, a drink or a place, and the grounds on which all of it can be seen. */
export const Drawing = z.strictObject({
  grounds: z.array(z.enum(Object.keys(INKS) as (keyof typeof INKS)[])).min(2),
  shapes: z.array(Shape).min(3),
});
export type Drawing = z.infer<typeof Drawing>;

export const paintDrawing = ({ shapes }: Drawing): string => shapes.map(paintShape).join("");

function paintShape(shape: Shape): string {
  if ("line" in shape) {
    return `<path d="${shape.path}" fill="none" stroke="${hex(shape.line)}" stroke-width="${shape.width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
  const fill = `fill="${hex(shape.fill)}"`;
  if ("path" in shape) return `<path d="${shape.path}" ${fill}/>`;
  if ("circle" in shape) {
    const [x, y, r] = shape.circle;
    return `<circle cx="${x}" cy="${y}" r="${r}" ${fill}/>`;
  }
  if ("ellipse" in shape) {
    const [x, y, rx, ry] = shape.ellipse;
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${fill}${turned(shape.turn, x, y)}/>`;
  }
  const [x, y, width, height, radius] = shape.rect;
  const turn = turned(shape.turn, x + width / 2, y + height / 2);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${fill}${turn}/>`;
}

const hex = (name: string): string => PALETTE.get(name) ?? "none";

const turned = (turn: number | undefined, x: number, y: number): string =>
  turn ? ` transform="rotate(${turn} ${x} ${y})"` : "";
