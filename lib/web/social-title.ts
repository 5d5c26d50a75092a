import { join } from "node:path";
import sharp from "sharp";
import { PRODUCT_NAME } from "@/lib/core/brand";
import { splitTitle } from "@/lib/core/split-title";
import { truncate } from "@/lib/core/truncate";
import { escapeXml } from "./xml";

const FONT_FOLDER = "app/fonts";
const TITLE_FACE = { font: "Kumquat Title", file: "fraunces-title.ttf", color: "#2A1911" };
const SUBTITLE_FACE = { font: "Kumquat Subtitle", file: "fraunces-subtitle.ttf", color: "#5C473A" };
const BRAND_FACE = { ...TITLE_FACE, color: "#B4301A" };
type Face = typeof TITLE_FACE;

const MARGIN = 60;
const GAP = 30;
const BRAND_SIZE = 34;
const CITY_SIZE = 30;
/** From a title of two words to one of twenty. */
const TITLE_SIZES = [104, 92, 82, 72, 64, 56, 48, 42, 36];
const SUBTITLE_SIZE_MIN = 28;
const TITLE_LENGTH_MAX = 140;

type Box = { width: number; height: number };
type Layer = { input: Buffer; left: number; top: number };
type Block = { input: Buffer; height: number };

/** The guide's title in the house's type, the product's name above it and the city below, as layers to compose. */
export async function socialTitle({ title: name, city }: { title: string; city: string }, box: Box): Promise<Layer[]> {
  const inner = box.width - 2 * MARGIN;
  const room = box.height - 2 * MARGIN - BRAND_SIZE - CITY_SIZE - 3 * GAP;
  const { title, subtitle } = splitTitle(name);
  const brand = await setText(PRODUCT_NAME, BRAND_FACE, BRAND_SIZE, inner);
  const place = await setText(city, SUBTITLE_FACE, CITY_SIZE, inner);
  const blocks = await fitTitle(
    truncate(title, TITLE_LENGTH_MAX),
    truncate(subtitle ?? "", TITLE_LENGTH_MAX),
    inner,
    room,
  );
  const set = blocks.reduce((sum, { height }) => sum + height, 0) + GAP * (blocks.length - 1);
  let top = Math.round((box.height - set) / 2);
  const layers = blocks.map(({ input, height }) => {
    const layer = { input, left: MARGIN, top };
    top += height + GAP;
    return layer;
  });
  return [
    { input: brand.input, left: MARGIN, top: MARGIN },
    ...layers,
    { input: place.input, left: MARGIN, top: box.height - MARGIN - place.height },
  ];
}

/** The largest size at which title and subtitle fit; at the smallest, the title alone. */
async function fitTitle(title: string, subtitle: string, width: number, room: number): Promise<Block[]> {
  for (const size of TITLE_SIZES) {
    const blocks = [await setText(title, TITLE_FACE, size, width)];
    if (subtitle)
      blocks.push(await setText(subtitle, SUBTITLE_FACE, Math.max(SUBTITLE_SIZE_MIN, Math.round(size * 0.46)), width));
    const height = blocks.reduce((sum, block) => sum + block.height, 0) + GAP * (blocks.length - 1);
    if (height <= room && blocks.every((block) => block.width <= width)) return blocks;
  }
  return [await setText(truncate(title, 80), TITLE_FACE, TITLE_SIZES.at(-1) ?? 36, width)];
}

async function setText(text: string, { font, file, color }: Face, size: number, width: number) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeXml(text)}</span>`,
      font: `${font} ${size}`,
      fontfile: join(process.cwd(), FONT_FOLDER, file),
      width,
      dpi: 72,
      rgba: true,
      wrap: "word-char",
      spacing: -Math.round(size * 0.14),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}
