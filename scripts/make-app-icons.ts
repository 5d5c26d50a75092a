import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

/**
 * `tsx scripts/make-app-icons.ts`: the icons of the installed app, drawn from the logo. Run it when the logo changes.
 */
const PAPER = "#fbf5ea";
const FOLDER = "public/icons";

type Icon = { file: string; size: number; share: number };
/** How much of its width the logo takes: a maskable one may be cut to the circle of its middle four fifths. */
const ICONS: Icon[] = [
  { file: "192.png", size: 192, share: 0.86 },
  { file: "512.png", size: 512, share: 0.86 },
  { file: "maskable-512.png", size: 512, share: 0.6 },
];

const logo = await readFile("app/icon.svg");
await mkdir(FOLDER, { recursive: true });
for (const { file, size, share } of ICONS) {
  const width = Math.round(size * share);
  const drawing = await sharp(logo, { density: 72 * (width / 56) * 2 })
    .resize(width, width)
    .png()
    .toBuffer();
  const paper = sharp({ create: { width: size, height: size, channels: 3, background: PAPER } });
  const icon = paper.composite([{ input: drawing }]).png({ palette: true, compressionLevel: 9, effort: 10 });
  await writeFile(`${FOLDER}/${file}`, await icon.toBuffer());
}
