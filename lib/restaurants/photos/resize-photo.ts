import sharp from "sharp";
import { AppError } from "@/lib/core/errors";

const WIDTH_MAX = 1400;
const PIXELS_MAX = 50_000_000;
/** The formats that cameras make. An SVG can hold scripts, and is no photo. */
const FORMATS: readonly string[] = ["jpeg", "png", "webp", "heif", "gif"];

/** Converts a cached photo for programs that don't support WebP. */
export const toJpeg = async (photo: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await sharp(photo).jpeg({ quality: 80, mozjpeg: true }).toBuffer());

/** Decodes a photo, limits its size to what a page needs, and re-encodes it, so that no metadata is served. */
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
