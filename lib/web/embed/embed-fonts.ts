import { readFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = "app/fonts";
const VIETNAMESE = "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01B0,U+1EA0-1EF9";

type Face = { family: string; file: string; descriptors: string };

const face = (family: string, file: string, descriptors: string): Face => ({
  family,
  file: `${file}.woff2`,
  descriptors,
});
const roman = (range: string) => `font-weight:300 700;unicode-range:${range}`;
const hanken = `font-weight:400 700;size-adjust:101.4%;unicode-range:${VIETNAMESE}`;

/** The fonts of app/fonts.ts that most names of guides and places need. One that is later in a stack is fetched only for what the first ones lack. */
const FACES = [
  face("Fraunces Vietnamese", "fraunces-vietnamese-common-normal", roman(VIETNAMESE)),
  face("Fraunces Vietnamese", "fraunces-vietnamese-common-italic", `font-style:italic;unicode-range:${VIETNAMESE}`),
  face("Fraunces", "fraunces-latin-normal", "font-weight:300 700"),
  face("Fraunces", "fraunces-latin-italic", "font-style:italic"),
  face("Figtree Vietnamese", "hanken-grotesk-vietnamese-common", hanken),
  face("Figtree Vietnamese Rest", "hanken-grotesk-vietnamese-rest", hanken),
  face("Figtree", "figtree-latin", "font-weight:300 900"),
];

export const EMBED_FACES = FACES.map(
  ({ family, file, descriptors }) =>
    `@font-face{font-family:"${family}";src:url(/embed/fonts/${file}) format("woff2");font-display:swap;${descriptors}}`,
).join("\n");

export const EMBED_STACKS = {
  display: `"Fraunces Vietnamese",Fraunces,Georgia,serif`,
  text: `"Figtree Vietnamese","Figtree Vietnamese Rest",Figtree,ui-sans-serif,system-ui,sans-serif`,
};

const known = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Null for a file that no embed names. */
export async function readEmbedFont(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!FACES.some((each) => each.file === file)) return null;
  const reading = known.get(file) ?? readFile(join(process.cwd(), FOLDER, file)).then((bytes) => new Uint8Array(bytes));
  known.set(file, reading);
  reading.catch(() => known.delete(file));
  return reading;
}
