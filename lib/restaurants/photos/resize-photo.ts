import sharp from "sharp";
import { AppError } from "@/lib/core/errors";

const WIDTH_MAX = 1400;
const PIXELS_MAX = 50_000_000;
/** What a camera makes. An SVG is a program, and no photo. */
const FORMATS: readonly string[] = ["jpeg", "png", "webp", "heif", "gif"];

/** A kept photo for programs that don't know WebP. */
export const toJpeg = async (photo: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await sharp(photo).jpeg({ quality: 80, mozjpeg: true }).toBuffer());

/** A photo as we send it: decoded, made no larger than a page needs, and written anew, so that nothing else comes along. */
export async function resizePhoto(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "error" });
    const { format } = await image.metadata();
    if (!FORMATS.includes(format)) throw new Error(`a photo's bytes are ${format}`);
    const photo = image.rotate().resize({ width: WIDTH_MAX, withoutEnlargement: true }).webp({ quality: 78 });
    return new Uint8Array(await photo.toBuffer());
  } catch (cause) {
    throw new AppError("unavailable", "This photo can't be shown.", { message: "A photo's bytes are no photo", cause });
  }
}
