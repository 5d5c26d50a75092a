import sharp from "sharp";
import { type CoverSubject, drawCover } from "@/lib/core/cover/draw-cover";
import { cachedImage } from "./image-cache";
import { SOCIAL_IMAGE } from "./public-paths";
import { socialTitle } from "./social-title";

export type SocialSubject = CoverSubject & { title: string };

const { width, height } = SOCIAL_IMAGE;
/** The cover fills the right half, so that it is nearly square; the title stands on paper to its left. */
const COVER_WIDTH = width / 2;
const PAPER = "#FBF5EA";

/** Title and cover as a PNG of the size that networks show. @throws AppError unavailable if too many are requested */
export function socialImage(subject: SocialSubject): Promise<Uint8Array<ArrayBuffer>> {
  const { id, title, cuisine, city, drawing } = subject;
  return cachedImage(JSON.stringify(["social", id, title, cuisine, city, drawing]), () => render(subject));
}

async function render(subject: SocialSubject): Promise<Uint8Array<ArrayBuffer>> {
  /* Drawn at half the size, as on a page, so that its textures are as coarse; 144 dpi then doubles it. */
  const svg = drawCover(subject, { width: COVER_WIDTH / 2, height: height / 2 });
  const cover = sharp(Buffer.from(svg), { density: 144 }).resize(COVER_WIDTH, height).png().toBuffer();
  const layers = await Promise.all([
    cover.then((input) => ({ input, left: width - COVER_WIDTH, top: 0 })),
    socialTitle(subject, { width: width - COVER_WIDTH, height }),
  ]);
  const paper = sharp({ create: { width, height, channels: 3, background: PAPER } });
  const png = paper.composite(layers.flat()).png({ palette: true, effort: 7 });
  return new Uint8Array(await png.toBuffer());
}
