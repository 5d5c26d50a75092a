import { Children, isValidElement, type ReactNode } from "react";
import { ICON_DRAWINGS, type IconName } from "@/components/ui/icon-drawings";
import { STATUS_DISPLAY } from "@/components/ui/status-display";
import type { UserStatus } from "@/lib/contracts/restaurant";
import type { Palette } from "../canvas/palette";
import { createSurface } from "./image-surface";

export type MarkerKind = UserStatus | "none";

export const MARKER_KINDS = ["none", ...Object.keys(STATUS_DISPLAY)] as MarkerKind[];
export const MARKER_SIZE = { width: 34, height: 40 };
export const PIN = "M17 39C13 33 2 26.5 2 16a15 15 0 0 1 30 0c0 10.5-11 17-15 23Z";
/** Of a pin without a status, beside the others. */
const PLAIN_SCALE = 0.74;
/** Of a status beside a number, and how far it reaches over the pin's side and top. */
const BADGE = { radius: 8.5, over: 6 };

/** The same icon as on chips and rows; a place without a status has a plus. */
export const markerIcon = (kind: MarkerKind): IconName => (kind === "none" ? "plus" : STATUS_DISPLAY[kind].icon);

const token = (kind: MarkerKind) => (kind === "none" ? "no-status" : (kind.replace("_", "-") as "love"));
export const markerFill = (kind: MarkerKind, palette: Palette): string => palette[token(kind)];
export const markerInk = (kind: MarkerKind, palette: Palette): string => palette[`on-${token(kind)}`];

export type ImageStyle = { palette: Palette; family: string; ratio: number };

/**
 * A pin in the color of the status with its icon, `ratio` pixels for each CSS pixel. One without a status is smaller and
 * hollow, so that those that somebody has marked stand out among all others; it can be pressed as well as they.
 */
export function drawMarker(kind: MarkerKind, { palette, ratio }: ImageStyle): ImageData {
  const { width, height } = MARKER_SIZE;
  const { context, image } = createSurface(width, height, ratio);
  if (kind === "none") {
    context.translate((width / 2) * (1 - PLAIN_SCALE), height * (1 - PLAIN_SCALE));
    context.scale(PLAIN_SCALE, PLAIN_SCALE);
  }
  const { fill, edge, ink } = markerColors(kind, palette);
  drawPin(context, fill, edge);
  drawIcon(context, { kind, palette, x: 17, y: 15.8, scale: 0.7, ink });
  return image();
}

/** Of a pin without a number. */
const markerColors = (kind: MarkerKind, palette: Palette) =>
  kind === "none"
    ? { fill: palette.paper, edge: palette["ink-soft"], ink: palette["ink-soft"] }
    : { fill: markerFill(kind, palette), edge: palette["marker-edge"], ink: markerInk(kind, palette) };

/** A pin with a number; a status has its color and, in the corner, its icon. */
export function drawNumberedMarker(
  kind: MarkerKind,
  number: string,
  { palette, family, ratio }: ImageStyle,
): ImageData {
  const { width, height } = MARKER_SIZE;
  const { context, image } = createSurface(width + 2 * BADGE.over, height + BADGE.over, ratio);
  context.translate(BADGE.over, BADGE.over);
  drawPin(context, markerFill(kind, palette), palette["marker-edge"]);
  context.font = `700 ${number.length > 2 ? 13 : 16}px ${family}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = markerInk(kind, palette);
  context.fillText(number, 17, 16.8);
  if (kind === "none") return image();
  const [x, y] = [width + BADGE.over - BADGE.radius - 0.8, BADGE.radius - BADGE.over + 0.8];
  context.beginPath();
  context.arc(x, y, BADGE.radius, 0, 2 * Math.PI);
  context.fillStyle = palette.paper;
  context.fill();
  context.strokeStyle = palette["marker-edge"];
  context.lineWidth = 1.2;
  context.stroke();
  drawIcon(context, { kind, palette, x, y, scale: 0.46, ink: palette.ink });
  return image();
}

function drawPin(context: CanvasRenderingContext2D, fill: string, edge: string): void {
  const pin = new Path2D(PIN);
  context.fillStyle = fill;
  context.fill(pin);
  context.strokeStyle = edge;
  context.lineWidth = 1.6;
  context.stroke(pin);
}

const STATION = { size: 13, edge: 1.5 };

/** A small full square, edged in the color of the land. */
export function drawStation({ palette, ratio }: ImageStyle): ImageData {
  const { size, edge } = STATION;
  const { context, image } = createSurface(size, size, ratio);
  context.fillStyle = palette.land;
  context.fillRect(0, 0, size, size);
  context.fillStyle = palette.station;
  context.fillRect(edge, edge, size - 2 * edge, size - 2 * edge);
  return image();
}

type IconPlace = { kind: MarkerKind; palette: Palette; x: number; y: number; scale: number; ink?: string };

/** Icons are drawn on a square of 24, here around a center. */
function drawIcon(context: CanvasRenderingContext2D, { kind, palette, x, y, scale, ink }: IconPlace): void {
  context.save();
  context.translate(x - 12 * scale, y - 12 * scale);
  context.scale(scale, scale);
  context.strokeStyle = ink ?? markerInk(kind, palette);
  context.lineWidth = 2.7;
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const stroke of strokesOf(ICON_DRAWINGS[markerIcon(kind)])) context.stroke(new Path2D(stroke));
  context.restore();
}

type Shape = { d?: string; cx?: string; cy?: string; r?: string; children?: ReactNode };

/** The path data of a drawing made for React, circles as two arcs. */
export function strokesOf(drawing: ReactNode): string[] {
  return Children.toArray(drawing).flatMap((part) => {
    if (!isValidElement<Shape>(part)) return [];
    const { d, cx, cy, r, children } = part.props;
    if (d) return [d];
    if (!r) return strokesOf(children);
    const [x, y, radius] = [Number(cx), Number(cy), Number(r)];
    const arc = (to: number) => `A${radius} ${radius} 0 0 1 ${to} ${y}`;
    return [`M${x - radius} ${y}${arc(x + radius)}${arc(x - radius)}Z`];
  });
}
