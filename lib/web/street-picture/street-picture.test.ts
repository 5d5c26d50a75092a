import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { fitFrame, frameOf } from "@/lib/core/geo/map-frame";
import { drawStreets, STREET_COLORS } from "./draw-streets";
import { placeLabels } from "./place-labels";
import { readShapes } from "./read-shapes";
import { streetPicture } from "./street-picture";
import { STREET_MAP, streetsPath, ViewParam } from "./streets-path";

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
const draw = (places: typeof MISSION) => streetPicture(fitFrame(places, SIZE));
const label = async (places: typeof MISSION) => {
  const frame = fitFrame(places, SIZE);
  return placeLabels(await readShapes(frame), frame, pinsOf(places));
};

describe("a picture of streets", () => {
  it("names the streets and the neighborhood that one orients by", async () => {
    const labels = await label(MISSION);
    const texts = labels.map(({ text }) => text);
    expect(texts).toContain("Mission");
    expect(texts.filter((text) => /(?:St|Ave)$/.test(text)).length).toBeGreaterThanOrEqual(5);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("has names on no pin, on no other name and within the frame", async () => {
    for (const places of [MISSION, CITY]) {
      const labels = await label(places);
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
    const sea = [{ latitude: 37.6, longitude: -122.62 }];
    const { water, middle } = await draw(sea);
    expect(water).not.toBe("");
    expect(middle).toBe("");
    expect((await label(sea)).filter(({ kind }) => kind === "street")).toEqual([]);
  });

  it("has the colors of the page's tokens, in light and in dark", () => {
    const tokens = readFileSync("app/styles/tokens.css", "utf8");
    for (const [name, [light, dark]] of Object.entries(STREET_COLORS)) {
      expect(tokens).toContain(`--color-${name}: light-dark(${light}, ${dark});`);
    }
  });

  it("is drawn at the address that its frame gives", async () => {
    const frame = fitFrame(CITY, SIZE);
    const address = (await streetsPath(frame.view)).split("/").at(-1);
    const view = ViewParam.parse(address);
    expect(view).toEqual(frame.view);
    const svg = await drawStreets(frameOf(view, STREET_MAP));
    expect(svg).toBe(await drawStreets(frame));
    expect(svg).toContain((await draw(CITY)).major);
    expect(gzipSync(svg).length).toBeLessThan(40_000);
  });

  it.each([
    "",
    "1,2",
    "-122.4,37.7,1e9",
    "-122.4,37.7,5",
    "-122.4,37.7,20000",
    "0,0,500",
    "-122.4123456,37.7,500",
    "a,b,c",
  ])("is not drawn at %j", (address) => expect(ViewParam.safeParse(address).success).toBe(false));
});
