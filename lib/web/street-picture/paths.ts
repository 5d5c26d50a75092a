import { clipRing, type Pixel } from "@/lib/core/geo/clip-ring";

type Size = { width: number; height: number };

/** Pixels outside the frame within which a line still shows its width. */
const MARGIN = 6;
/** Points nearer than this to the one before are left out, in pixels. */
const STEP_MIN = 1.2;
/** Areas that are narrower than this both ways are left out, in pixels. */
const AREA_MIN = 3;

/** Filled areas, cut at the frame. Holes turn the other way, so that the nonzero rule leaves them, and tiles may overlap. */
export const areaPath = (rings: readonly Pixel[][], frame: Size): string =>
  rings
    .map((ring) => thin(clipRing(ring, frame, MARGIN)))
    .filter((ring) => ring.length > 2 && breadth(ring) >= AREA_MIN)
    .map((ring) => `M${points(ring)}Z`)
    .join("");

const breadth = (ring: readonly Pixel[]): number => {
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(spread(ring.map(([x]) => x)), spread(ring.map(([, y]) => y)));
};

/** Lines, without the pieces that lie wholly on one side of the frame. */
export const linePath = (lines: readonly Pixel[][], frame: Size): string =>
  lines
    .flatMap((line) => visibleRuns(line, frame))
    .map((run) => `M${points(thin(run))}`)
    .join("");

export function visibleRuns(line: readonly Pixel[], { width, height }: Size): Pixel[][] {
  const runs: Pixel[][] = [];
  let run: Pixel[] = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from) continue;
    const isVisible =
      Math.max(from[0], to[0]) > -MARGIN &&
      Math.min(from[0], to[0]) < width + MARGIN &&
      Math.max(from[1], to[1]) > -MARGIN &&
      Math.min(from[1], to[1]) < height + MARGIN;
    if (isVisible) {
      if (run.length === 0) {
        run = [from];
        runs.push(run);
      }
      run.push(to);
    } else run = [];
  }
  return runs;
}

function thin(line: readonly Pixel[]): Pixel[] {
  let last: Pixel | undefined;
  return line.filter((point, index) => {
    const isFar = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= STEP_MIN;
    if (isFar || index === line.length - 1) last = point;
    return isFar || index === line.length - 1;
  });
}

/** The first point in full, the others from one to the next: shorter, and of a tenth of a pixel. */
function points(line: readonly Pixel[]): string {
  let [lastX, lastY] = [0, 0];
  return line
    .map(([x, y], index) => {
      const [tenthsX, tenthsY] = [Math.round(x * 10), Math.round(y * 10)];
      const [dx, dy] = [tenthsX - lastX, tenthsY - lastY];
      [lastX, lastY] = [tenthsX, tenthsY];
      return `${index === 1 ? "l" : ""}${dx / 10} ${dy / 10}`;
    })
    .join(" ");
}
