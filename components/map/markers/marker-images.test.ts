import { afterEach, expect, test, vi } from "vitest";
import { ICON_DRAWINGS } from "@/components/ui/icon-drawings";
import { STATUS_DISPLAY } from "@/components/ui/status-display";
import type { Palette } from "../canvas/palette";
import { clusterImage, parseClusterImage, parseMarkerImage, placeImage } from "./image-names";
import { drawMarker, MARKER_KINDS, MARKER_SIZE, markerFill, markerIcon, markerInk, strokesOf } from "./marker-images";

/** Each token's own name instead of a color. */
const NAMES = new Proxy({} as Palette, { get: (_, token) => token });

test("every status, and no status, has a fill, an ink and an icon of its own", () => {
  expect(MARKER_KINDS).toHaveLength(6);
  expect(new Set(MARKER_KINDS.map(markerIcon)).size).toBe(6);
  expect(new Set(MARKER_KINDS.map((kind) => strokesOf(ICON_DRAWINGS[markerIcon(kind)]).join())).size).toBe(6);
  expect(MARKER_KINDS.map((kind) => [markerFill(kind, NAMES), markerInk(kind, NAMES)])).toEqual([
    ["no-status", "on-no-status"],
    ["love", "on-love"],
    ["like", "on-like"],
    ["interested", "on-interested"],
    ["never-again", "on-never-again"],
    ["not-interested", "on-not-interested"],
  ]);
  for (const [status, { icon }] of Object.entries(STATUS_DISPLAY)) expect(markerIcon(status as "love")).toBe(icon);
});

/** Draws on a canvas that remembers with what, and how large. */
function drawn(kind: (typeof MARKER_KINDS)[number]) {
  const fills: unknown[] = [];
  const strokes: unknown[] = [];
  const scales: number[] = [];
  const context = {
    fillStyle: "",
    strokeStyle: "",
    save() {},
    restore() {},
    translate() {},
    scale: (x: number) => scales.push(x),
    fill: () => fills.push(context.fillStyle),
    stroke: () => strokes.push(context.strokeStyle),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({ width, height }),
  };
  vi.stubGlobal("Path2D", class {});
  vi.stubGlobal("document", { createElement: () => ({ getContext: () => context }) });
  const image = drawMarker(kind, { palette: NAMES, family: "sans-serif", ratio: 1 });
  return { image, fills, strokes: [...new Set(strokes)], scale: scales.find((scale) => scale < 1 && scale > 0.7) };
}
afterEach(() => vi.unstubAllGlobals());

test("a place that nobody marked is smaller and hollow among those that somebody has, and as large to press", () => {
  const { width, height } = MARKER_SIZE;
  const plain = drawn("none");
  expect(plain).toMatchObject({ image: { width, height }, fills: ["paper"], strokes: ["ink-soft"] });
  expect(plain.scale).toBeDefined();
  for (const kind of MARKER_KINDS.slice(1)) {
    const marked = drawn(kind);
    expect(marked).toMatchObject({ image: { width, height }, fills: [markerFill(kind, NAMES)] });
    expect(marked.strokes).toContain("marker-edge");
    expect(marked.scale).toBeUndefined();
  }
});

test("a drawing of circles and paths becomes path data alone", () => {
  const [circle, stroke] = strokesOf(ICON_DRAWINGS.never);
  expect(circle).toBe("M3.5 12A8.5 8.5 0 0 1 20.5 12A8.5 8.5 0 0 1 3.5 12Z");
  expect(stroke).toBe("m6.2 6.2 11.6 11.6");
});

test("the name of an image says what to draw", () => {
  expect(parseMarkerImage(placeImage("never_again"))).toEqual({ kind: "never_again", number: null });
  expect(parseMarkerImage(placeImage("love", 12))).toEqual({ kind: "love", number: "12" });
  expect(parseClusterImage(placeImage("love", 12))).toBeNull();
  const cluster = clusterImage(1_234, [617, 0, 0, 0, 0, 617]);
  expect(parseClusterImage(cluster)).toEqual({ label: "1.2k", ring: [6, 0, 0, 0, 0, 6] });
  expect(parseMarkerImage(cluster)).toBeNull();
});
