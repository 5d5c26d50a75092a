import type { MapFrame } from "@/lib/core/geo/map-frame";
import { areaPath, linePath } from "./paths";
import { type MapShapes, readShapes } from "./read-shapes";

/** The areas and lines of a street map as SVG paths in a frame's pixels, to be drawn in this order. */
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
};

export async function streetPicture(frame: MapFrame): Promise<StreetPicture> {
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
  };
}

const linesOf = ({ streets }: MapShapes, classes: readonly string[]) =>
  streets.filter(({ kind }) => classes.includes(kind)).flatMap(({ lines }) => lines);
