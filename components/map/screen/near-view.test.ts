import { expect, test } from "vitest";
import { nearView } from "./near-view";

const at = (longitude: number) => ({ latitude: 37.8, longitude });

test("the map shows the reader and the five nearest hits, in whatever order they come", () => {
  const hits = [at(-121.9), at(-122.21), at(-122.25), at(-122.22), at(-122.24), at(-122.23), at(-122)];
  expect(nearView(at(-122.2), hits).map(({ longitude }) => longitude)).toEqual([
    -122.2, -122.21, -122.22, -122.23, -122.24, -122.25,
  ]);
  expect(nearView(at(-122.2), [])).toEqual([at(-122.2)]);
});
