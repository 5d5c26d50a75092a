import sharp from "sharp";
import { expect, test } from "vitest";
import { socialImage } from "./social-image";

const subject = { id: "the-fog-belt-k7m2xz", cuisine: "noodle", city: "San Francisco" };

test("a cover becomes a PNG of the size that networks show, small enough to fetch in passing", async () => {
  const image = await socialImage(subject);
  expect(await sharp(image).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(image.byteLength).toBeLessThan(300_000);
});

test("a guide's image is cached, and another guide gets its own", async () => {
  expect(await socialImage(subject)).toBe(await socialImage({ ...subject }));
  expect(await socialImage({ ...subject, id: "another-2b3c4d" })).not.toEqual(await socialImage(subject));
});
