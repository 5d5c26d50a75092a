import { Children, isValidElement, type ReactNode } from "react";
import { ICON_DRAWINGS, type IconName } from "@/components/ui/icon-drawings";
import { STATUS_DISPLAY } from "@/components/ui/status-display";
import type { UserStatus } from "@/lib/contracts/restaurant";
import type { Palette } from "./palette";

export type MarkerKind = UserStatus | "none";

export const MARKER_KINDS = ["none", ...Object.keys(STATUS_DISPLAY)] as MarkerKind[];
export const MARKER_SIZE = { width: 34, height: 40 };
export const PIN = "M17 39C13 33 2 26.5 2 16a15 15 0 0 1 30 0c0 10.5-11 17-15 23Z";

/** The same icon as on chips and rows; a place without a status has a plus. */
export const markerIcon = (kind: MarkerKind): IconName => (kind === "none" ? "plus" : STATUS_DISPLAY[kind].icon);

const token = (kind: MarkerKind) => (kind === "none" ? "no-status" : (kind.replace("_", "-") as "love"));
export const markerFill = (kind: MarkerKind, palette: Palette): string => palette[token(kind)];
export const markerInk = (kind: MarkerKind, palette: Palette): string => palette[`on-${token(kind)}`];

/** A pin in the color of the status with its icon, `ratio` pixels for each CSS pixel. */
export function drawMarker(kind: MarkerKind, palette: Palette, ratio: number): ImageData {
  const { context, image } = createSurface(MARKER_SIZE.width, MARKER_SIZE.height, ratio);
  const pin = new Path2D(PIN);
  context.fillStyle = markerFill(kind, palette);
  context.fill(pin);
  context.strokeStyle = palette["marker-edge"];
  context.lineWidth = 1.6;
  context.stroke(pin);
  context.translate(8.6, 7.4);
  context.scale(0.7, 0.7);
  context.strokeStyle = markerInk(kind, palette);
  context.lineWidth = 2.7;
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const stroke of strokesOf(ICON_DRAWINGS[markerIcon(kind)])) context.stroke(new Path2D(stroke));
  return image();
}

const CLUSTER_FONT = "700 14px";

/** A disc with a number: wider for larger ones, drawn when it is first needed. */
export function drawCluster(
  label: string,
  { palette, family, ratio }: { palette: Palette; family: string; ratio: number },
) {
  const size = 34 + 4 * label.length;
  const { context, image } = createSurface(size, size, ratio);
  const disc = (radius: number, fill: string) => {
    context.beginPath();
    context.arc(size / 2, size / 2, radius, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
  };
  disc(size / 2, palette["marker-edge"]);
  disc(size / 2 - 1.6, palette.coral);
  context.font = `${CLUSTER_FONT} ${family}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = palette["on-coral"];
  context.fillText(label, size / 2, size / 2 + 0.5);
  return image();
}

function createSurface(width: number, height: number, ratio: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  // Read back at once: with GPU drawing, each read would wait for the GPU.
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no canvas to draw markers on.");
  context.scale(ratio, ratio);
  return { context, image: () => context.getImageData(0, 0, canvas.width, canvas.height) };
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
