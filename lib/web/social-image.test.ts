import sharp from "sharp";
import { expect, test } from "vitest";
import { socialImage } from "./social-image";
import { socialTitle } from "./social-title";

const subject = {
  id: "the-fog-belt-k7m2xz",
  title: "The Fog Belt: Bowls for the first cold week",
  cuisine: "noodles",
  city: "San Francisco",
  drawing: "noodles",
};

const half = (image: Uint8Array, left: number) =>
  sharp(image).extract({ left, top: 0, width: 600, height: 630 }).removeAlpha().raw().toBuffer();

test("a cover becomes a PNG of the size that networks show, small enough to fetch in passing", async () => {
  const image = await socialImage(subject);
  expect(await sharp(image).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(image.byteLength).toBeLessThan(300_000);
});

test("the title stands beside the cover, in ink on paper", async () => {
  const image = await socialImage(subject);
  const other = await socialImage({ ...subject, title: "Steam and Broth" });
  expect((await half(image, 0)).equals(await half(other, 0))).toBe(false);
  const { channels } = await sharp(await half(image, 0), { raw: { width: 600, height: 630, channels: 3 } }).stats();
  expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(60);
  expect(channels[0]?.mean).toBeGreaterThan(200);
});

test("titles of any length fit, in the house's own type", async () => {
  for (const title of ["Phở", "A".repeat(90), "Bread: ".padEnd(400, "and butter "), "<b>&</b>", "🍜", "طعام"]) {
    for (const { input, left, top } of await socialTitle({ title, city: "Oakland" }, { width: 600, height: 630 })) {
      const { width = 0, height = 0 } = await sharp(input).metadata();
      expect(left + width, title).toBeLessThanOrEqual(600);
      expect(top + height, title).toBeLessThanOrEqual(630);
    }
  }
  const text = { text: "Fog Belt", dpi: 72 };
  const set = (font: string, file?: string) =>
    sharp({ text: { ...text, font: `${font} 40`, ...(file && { fontfile: file }) } })
      .raw()
      .toBuffer();
  const fallback = await set("No Such Family");
  for (const [family, file] of Object.entries({ "Kumquat Title": "title", "Kumquat Subtitle": "subtitle" })) {
    expect((await set(family, `${process.cwd()}/app/fonts/fraunces-${file}.ttf`)).equals(fallback)).toBe(false);
  }
});

test("a guide's image is cached, and another guide gets its own", async () => {
  expect(await socialImage(subject)).toBe(await socialImage({ ...subject }));
  expect(await socialImage({ ...subject, id: "another-2b3c4d" })).not.toEqual(await socialImage(subject));
});
