import sharp from "sharp";
import { describe, expect, it, test } from "vitest";
import { z } from "zod";
import dishes from "@/data/covers/dishes.json" with { type: "json" };
import placeDrawings from "@/data/covers/drawings/places.json" with { type: "json" };
import kitchens from "@/data/covers/kitchens.json" with { type: "json" };
import places from "@/data/covers/places.json" with { type: "json" };
import refusals from "@/data/covers/refusals.json" with { type: "json" };
import scenes from "@/data/covers/scenes.json" with { type: "json" };
import { CUISINES } from "@/lib/restaurants/vocabulary/cuisines";
import { COVER_SIZES } from "./cover-url";
import { drawCover } from "./draw-cover";
import { Drawing } from "./drawing";
import { DRAWINGS } from "./drawings";

const names = [...DRAWINGS.keys()];
const ListsByName = z.record(z.string().min(1), z.array(z.string().min(1)).min(2));

describe("the drawings", () => {
  it("are at least forty", () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
  });

  test.each(names)("%s is flat shapes in the palette, and renders", async (name) => {
    expect(Drawing.parse(DRAWINGS.get(name))).toBeTruthy();
    const svg = drawCover({ id: `cover-of-${name}`, cuisine: "", city: "Oakland", drawing: name }, COVER_SIZES.wide);
    const { channels } = await sharp(Buffer.from(svg)).resize(60, 40).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  });
});

describe("the tables of what tells what", () => {
  it("know every cuisine of the vocabulary", () => {
    expect(CUISINES.filter((cuisine) => !Object.hasOwn(kitchens, cuisine))).toEqual([]);
  });

  it("name only drawings that exist, and every one of them", () => {
    const told = [
      ListsByName.parse(kitchens),
      ListsByName.parse(refusals),
      z.record(z.string(), z.array(z.string())).parse(scenes),
    ].flatMap((table) => Object.values(table).flat());
    z.record(z.string(), z.array(z.string().min(2)).min(1)).parse(dishes);
    const words = Object.values(dishes).flat();
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(told.filter((name) => !DRAWINGS.has(name))).toEqual([]);
    expect(new Set([...Object.keys(dishes), ...places])).toEqual(new Set(names));
    expect(places).toEqual(Object.keys(placeDrawings));
  });
});
