import sharp from "sharp";
import { type CoverSubject, drawCover } from "@/lib/core/cover/draw-cover";
import { cachedImage } from "./image-cache";
import { SOCIAL_IMAGE } from "./public-paths";

/** A cover as a PNG of the size that networks show. @throws AppError unavailable if too many are requested */
export function socialImage(subject: CoverSubject): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify(["social", subject.id, subject.cuisine, subject.city]);
  return cachedImage(key, () => render(subject));
}

async function render(subject: CoverSubject): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = SOCIAL_IMAGE;
  /* Drawn at half the size, as on a page, so that its textures are as coarse; 144 dpi then doubles it. */
  const svg = drawCover(subject, { width: width / 2, height: height / 2 });
  const png = sharp(Buffer.from(svg), { density: 144 }).resize(width, height).png({ palette: true, effort: 7 });
  return new Uint8Array(await png.toBuffer());
}
