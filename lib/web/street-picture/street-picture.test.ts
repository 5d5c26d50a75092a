import { describe, expect, it } from "vitest";
import { fitFrame } from "@/lib/core/geo/map-frame";
import { streetPicture } from "./street-picture";

const SIZE = { width: 320, height: 240, padding: 36 };
const MISSION = [
  { latitude: 37.7599, longitude: -122.4148 },
  { latitude: 37.7524, longitude: -122.4184 },
];
const CITY = [
  { latitude: 37.7604, longitude: -122.505 },
  { latitude: 37.8, longitude: -122.41 },
];
const pinsOf = (places: typeof MISSION) => places.map(fitFrame(places, SIZE).toPixel).map(([x, y]) => ({ x, y }));
const draw = (places: typeof MISSION) => streetPicture(fitFrame(places, SIZE), pinsOf(places));

describe("a picture of streets", () => {
  it("names the streets and the neighborhood that one orients by", async () => {
    const { labels } = await draw(MISSION);
    const texts = labels.map(({ text }) => text);
    expect(texts).toContain("Mission");
    expect(texts.filter((text) => /(?:St|Ave)$/.test(text)).length).toBeGreaterThanOrEqual(5);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("has names on no pin, on no other name and within the frame", async () => {
    for (const places of [MISSION, CITY]) {
      const { labels } = await draw(places);
      for (const { x, y } of labels) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(SIZE.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(SIZE.height);
        for (const pin of pinsOf(places)) expect(Math.hypot(pin.x - x, pin.y - y)).toBeGreaterThan(12);
      }
    }
  });

  it("stays light: narrow streets only close up, and no more than some fifty kilobytes", async () => {
    const [close, wide] = [await draw(MISSION), await draw(CITY)];
    expect(close.minor).not.toBe("");
    expect(wide.minor).toBe("");
    for (const picture of [close, wide]) expect(JSON.stringify(picture).length).toBeLessThan(50_000);
  });

  it("is sea and shore where there is no street", async () => {
    const { water, middle, labels } = await draw([{ latitude: 37.6, longitude: -122.62 }]);
    expect(water).not.toBe("");
    expect(middle).toBe("");
    expect(labels.filter(({ kind }) => kind === "street")).toEqual([]);
  });
});
