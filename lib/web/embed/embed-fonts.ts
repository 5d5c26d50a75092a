import { readFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = "app/fonts";
/** As app/fonts.ts declares them. */
const RANGES = {
  vietnamese:
    "U+0103,U+0110-0111,U+0169,U+01A1,U+01B0,U+1EA1,U+1EA3,U+1EA5,U+1EA7,U+1EA9,U+1EAD,U+1EAF,U+1EB7,U+1EB9,U+1EBB,U+1EBF,U+1EC1,U+1EC3,U+1EC7,U+1EC9,U+1ECB,U+1ECD,U+1ECF,U+1ED1,U+1ED3,U+1ED5,U+1ED9,U+1EDB,U+1EDD,U+1EDF,U+1EE3,U+1EE5,U+1EE7,U+1EE9,U+1EEB,U+1EEF,U+1EF1",
  vietnameseRest:
    "U+0102,U+0128-0129,U+0168,U+01A0,U+01AF,U+0300-0301,U+0303-0304,U+0308,U+1EA0,U+1EA2,U+1EA4,U+1EA6,U+1EA8,U+1EAA-1EAC,U+1EAE,U+1EB0-1EB6,U+1EB8,U+1EBA,U+1EBC-1EBE,U+1EC0,U+1EC2,U+1EC4-1EC6,U+1EC8,U+1ECA,U+1ECC,U+1ECE,U+1ED0,U+1ED2,U+1ED4,U+1ED6-1ED8,U+1EDA,U+1EDC,U+1EDE,U+1EE0-1EE2,U+1EE4,U+1EE6,U+1EE8,U+1EEA,U+1EEC-1EEE,U+1EF0,U+1EF2-1EF9,U+20AB",
  frauncesExtended:
    "U+0101,U+0105,U+010C-010D,U+0113,U+011F,U+0121,U+012B,U+0130,U+0137,U+0142,U+0144,U+014D,U+0151,U+015F-0161,U+016B,U+0177,U+017E,U+0219,U+021B,U+1E6D",
  figtreeExtended:
    "U+0101,U+0103,U+0105,U+010C-010D,U+0110-0111,U+0113,U+011F,U+0121,U+012B,U+0130,U+0137,U+0142,U+0144,U+014D,U+0151,U+015F-0161,U+016B,U+0177,U+017E,U+0219,U+021B",
  figtreeExtendedRest:
    "U+0100,U+0102,U+0104,U+0106-010B,U+010E-010F,U+0112,U+0116-011E,U+0120,U+0122-0127,U+012A,U+012E-012F,U+0132-0136,U+0139-013E,U+0141,U+0143,U+0145-0148,U+014A-014C,U+0150,U+0154-015E,U+0164-0165,U+016A,U+016C-0176,U+0178-017D,U+01CD-01CE,U+0218,U+021A,U+0237,U+02C7,U+02DD,U+0300-0301,U+0303-0304,U+0308,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+2020,U+20B9",
  hanken:
    "U+0169,U+01A1,U+01B0,U+1EA1,U+1EA3,U+1EA5,U+1EA7,U+1EA9,U+1EAD,U+1EAF,U+1EB7,U+1EB9,U+1EBB,U+1EBF,U+1EC1,U+1EC3,U+1EC7,U+1EC9,U+1ECB,U+1ECD,U+1ECF,U+1ED1,U+1ED3,U+1ED5,U+1ED9,U+1EDB,U+1EDD,U+1EDF,U+1EE3,U+1EE5,U+1EE7,U+1EE9,U+1EEB,U+1EEF,U+1EF1",
  hankenRest:
    "U+0128-0129,U+0168,U+01A0,U+01AF,U+1EA0,U+1EA2,U+1EA4,U+1EA6,U+1EA8,U+1EAA-1EAC,U+1EAE,U+1EB0-1EB6,U+1EB8,U+1EBA,U+1EBC-1EBE,U+1EC0,U+1EC2,U+1EC4-1EC6,U+1EC8,U+1ECA,U+1ECC,U+1ECE,U+1ED0,U+1ED2,U+1ED4,U+1ED6-1ED8,U+1EDA,U+1EDC,U+1EDE,U+1EE0-1EE2,U+1EE4,U+1EE6,U+1EE8,U+1EEA,U+1EEC-1EEE,U+1EF0,U+1EF4-1EF9",
};

type Face = { family: string; file: string; descriptors: string };

const face = (family: string, file: string, descriptors: string): Face => ({
  family,
  file: `${file}.woff2`,
  descriptors,
});
const within = (range: string) => `unicode-range:${range}`;
const frauncesPair = (family: string, file: string, range: string): Face[] => [
  face(family, `${file}-normal`, `font-weight:300 700;${within(range)}`),
  face(family, `${file}-italic`, `font-style:italic;${within(range)}`),
];
const hanken = (range: string) => `font-weight:400 700;size-adjust:101.4%;${within(range)}`;
const figtree = (range: string) => `font-weight:300 900;${within(range)}`;

/** The fonts of app/fonts.ts: a file is fetched only for letters of its range. */
const FACES = [
  ...frauncesPair("Fraunces Vietnamese", "fraunces-vietnamese-common", RANGES.vietnamese),
  ...frauncesPair("Fraunces Vietnamese Rest", "fraunces-vietnamese-rest", RANGES.vietnameseRest),
  ...frauncesPair("Fraunces Extended", "fraunces-latin-ext", RANGES.frauncesExtended),
  face("Fraunces", "fraunces-latin-normal", "font-weight:300 700"),
  face("Fraunces", "fraunces-latin-italic", "font-style:italic"),
  face("Figtree Vietnamese", "hanken-grotesk-vietnamese-common", hanken(RANGES.hanken)),
  face("Figtree Vietnamese Rest", "hanken-grotesk-vietnamese-rest", hanken(RANGES.hankenRest)),
  face("Figtree Extended", "figtree-latin-ext-common", figtree(RANGES.figtreeExtended)),
  face("Figtree Extended Rest", "figtree-latin-ext-rest", figtree(RANGES.figtreeExtendedRest)),
  face("Figtree", "figtree-latin", "font-weight:300 900"),
];

export const EMBED_FACES = FACES.map(
  ({ family, file, descriptors }) =>
    `@font-face{font-family:"${family}";src:url(/embed/fonts/${file}) format("woff2");font-display:swap;${descriptors}}`,
).join("\n");

export const EMBED_STACKS = {
  display: `"Fraunces Vietnamese","Fraunces Vietnamese Rest","Fraunces Extended",Fraunces,Georgia,serif`,
  text: `"Figtree Vietnamese","Figtree Vietnamese Rest","Figtree Extended","Figtree Extended Rest",Figtree,ui-sans-serif,system-ui,sans-serif`,
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
