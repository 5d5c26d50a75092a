import type { MapLayerMouseEvent } from "react-map-gl/maplibre";
import { expect, test } from "vitest";
import { pressedMarker } from "./pressed-marker";

const marker = (id: string, coordinates: [number, number], anchor = "center") => ({
  properties: { id, anchor },
  geometry: { type: "Point", coordinates },
});

/** A map whose degrees are pixels. */
function press({ features = [] as object[], around = [] as object[], hasPlaces = true }) {
  const target = {
    getLayer: () => (hasPlaces ? {} : undefined),
    project: ([x, y]: [number, number]) => ({ x, y }),
    queryRenderedFeatures: () => around,
  };
  return pressedMarker({ features, point: { x: 100, y: 100 }, target } as unknown as MapLayerMouseEvent);
}

test("what is under the press is pressed, though another's middle is nearer", () => {
  expect(press({ features: [marker("under", [90, 90])], around: [marker("near", [100, 100])] })?.properties.id).toBe(
    "under",
  );
});

test("a press that misses all reaches the nearest, a pin by the middle of its drawing", () => {
  const around = [marker("cluster", [100, 128]), marker("pin", [100, 130], "bottom")];
  expect(press({ around })?.properties.id).toBe("pin");
});

test("nothing is pressed where nothing is, or where the map has no places", () => {
  expect(press({})).toBeNull();
  expect(press({ around: [marker("a", [100, 100])], hasPlaces: false })).toBeNull();
});
