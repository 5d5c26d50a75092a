import sharp from "sharp";
import { expect, test } from "vitest";
import manifest from "./manifest";

const { icons = [], ...app } = manifest();

test("the manifest has what a browser asks of an app that can be installed", () => {
  expect(app).toMatchObject({ id: "/", start_url: "/", scope: "/", display: "standalone", short_name: "Kumquat" });
  expect(icons.filter(({ purpose }) => purpose === "any").map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
});

test.each(icons.filter(({ type }) => type === "image/png"))(
  "$src has the size that it is said to have",
  async (icon) => {
    const { width, height, format, hasAlpha } = await sharp(`public${icon.src}`).metadata();
    expect([`${width}x${height}`, `image/${format}`, hasAlpha]).toEqual([icon.sizes, icon.type, false]);
  },
);
