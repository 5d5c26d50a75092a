/** West, south, east, north in degrees (WGS84). */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** Parses "-122.52,37.7,-122.35,37.84", or returns a sentence that describes the problem. */
export function parseBounds(text: string): { bounds: Bounds } | { problem: string } {
  const parts = text.split(",").map((part) => part.trim());
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) {
    return { problem: "bounds must be four numbers: west, south, east and north in degrees." };
  }
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  if ([west, east].some((degrees) => Math.abs(degrees) > 180)) {
    return { problem: "bounds must have a west and an east from -180 to 180." };
  }
  if ([south, north].some((degrees) => Math.abs(degrees) > 90)) {
    return { problem: "bounds must have a south and a north from -90 to 90." };
  }
  if (west > east) return { problem: "bounds must have a west that is not east of its east." };
  if (south > north) return { problem: "bounds must have a south that is not north of its north." };
  return { bounds: [west, south, east, north] };
}
