import type { MapFrame } from "@/lib/core/geo/map-frame";
import { areaPath, linePath } from "./paths";
import { placeLabels, type StreetLabel } from "./place-labels";
import { type MapShapes, readShapes } from "./read-shapes";

/** A street map as SVG paths in a frame's pixels, to be drawn in this order. */
export type StreetPicture = {
  campus: string;
  green: string;
  water: string;
  rail: string;
  /** From the narrowest to the widest. */
  minor: string;
  middle: string;
  major: string;
  highways: string;
  labels: StreetLabel[];
};

type Spot = { x: number; y: number };

/** The streets of a frame with some of their names, which keep clear of what will be drawn at `pins`. */
export async function streetPicture(frame: MapFrame, pins: readonly Spot[]): Promise<StreetPicture> {
  const shapes = await readShapes(frame);
  const streets = (...classes: string[]) => linePath(linesOf(shapes, classes), frame);
  return {
    campus: areaPath(shapes.campus, frame),
    green: areaPath(shapes.green, frame),
    water: areaPath(shapes.water, frame),
    rail: linePath(shapes.rail, frame),
    minor: streets("minor"),
    middle: streets("tertiary", "secondary"),
    major: streets("primary"),
    highways: streets("trunk", "motorway"),
    labels: placeLabels(shapes, frame, pins),
  };
}

const linesOf = ({ streets }: MapShapes, classes: readonly string[]) =>
  streets.filter(({ kind }) => classes.includes(kind)).flatMap(({ lines }) => lines);
