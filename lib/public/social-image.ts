import sharp from "sharp";
import { type CoverSubject, drawCover } from "../cover/draw-cover";
import { SOCIAL_IMAGE } from "./addresses";

/** About 40 KB each: the covers of the last guides that were shared. */
const KEPT = 100;
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A cover as a PNG of the size that networks show. Drawn once at a time, and kept for a while. */
export function socialImage(subject: CoverSubject): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify([subject.id, subject.cuisine, subject.city]);
  const image = drawn.get(key) ?? render(subject);
  drawn.delete(key);
  drawn.set(key, image);
  image.catch(() => drawn.delete(key));
  const [oldest] = drawn.keys();
  if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
  return image;
}

async function render(subject: CoverSubject): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = SOCIAL_IMAGE;
  /* Drawn at half the size, as on a page, so that its textures are as coarse; 144 dpi then doubles it. */
  const svg = drawCover(subject, { width: width / 2, height: height / 2 });
  const png = sharp(Buffer.from(svg), { density: 144 }).resize(width, height).png({ palette: true, effort: 7 });
  return new Uint8Array(await png.toBuffer());
}
