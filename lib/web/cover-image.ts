import sharp from "sharp";
import { COVER_SIZES, type CoverShape } from "@/lib/core/cover/cover-url";
import { type CoverSubject, drawCover } from "@/lib/core/cover/draw-cover";
import { cachedImage } from "./image-cache";

/** Wide ones are shown 600 px wide at high density, square ones at 136 px. */
const SCALES: Record<CoverShape, number> = { wide: 2, square: 1 };

/** A cover as a PNG. @throws AppError unavailable if too many are requested */
export function coverImage(
  subject: CoverSubject,
  shape: CoverShape,
  composition: number | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify(["cover", subject.id, subject.cuisine, subject.city, subject.drawing, shape, composition]);
  return cachedImage(key, () => render(subject, shape, composition));
}

async function render(
  subject: CoverSubject,
  shape: CoverShape,
  composition: number | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = COVER_SIZES[shape];
  const svg = drawCover(subject, { width, height, composition });
  const scale = SCALES[shape];
  const drawn = sharp(Buffer.from(svg), { density: 72 * scale }).resize(width * scale, height * scale);
  return new Uint8Array(await drawn.png({ palette: true, effort: 4 }).toBuffer());
}
