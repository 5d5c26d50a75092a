import localFont from "next/font/local";

const fraunces = localFont({
  src: [
    { path: "./fonts/fraunces-latin-normal.woff2", weight: "300 700", style: "normal" },
    { path: "./fonts/fraunces-latin-italic.woff2", weight: "400", style: "italic" },
  ],
  variable: "--font-fraunces",
  adjustFontFallback: "Times New Roman",
});

const figtree = localFont({
  src: "./fonts/figtree-latin.woff2",
  weight: "300 900",
  variable: "--font-figtree",
  adjustFontFallback: "Arial",
});

/* Dishes keep their accents (phở, bún riêu). These files are fetched only by pages that use such letters; those of our
   dishes and places come first, in files of their own. */
const frauncesVietnamese = localFont({
  src: [
    { path: "./fonts/fraunces-vietnamese-common-normal.woff2", weight: "300 700", style: "normal" },
    { path: "./fonts/fraunces-vietnamese-common-italic.woff2", weight: "400", style: "italic" },
  ],
  variable: "--font-fraunces-vietnamese",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0103,U+0110-0111,U+0169,U+01A1,U+01B0,U+1EA1,U+1EA3,U+1EA5,U+1EA7,U+1EA9,U+1EAD,U+1EAF,U+1EB7,U+1EB9,U+1EBB,U+1EBF,U+1EC1,U+1EC3,U+1EC7,U+1EC9,U+1ECB,U+1ECD,U+1ECF,U+1ED1,U+1ED3,U+1ED5,U+1ED9,U+1EDB,U+1EDD,U+1EDF,U+1EE3,U+1EE5,U+1EE7,U+1EE9,U+1EEB,U+1EEF,U+1EF1",
    },
  ],
});

const frauncesVietnameseRest = localFont({
  src: [
    { path: "./fonts/fraunces-vietnamese-rest-normal.woff2", weight: "300 700", style: "normal" },
    { path: "./fonts/fraunces-vietnamese-rest-italic.woff2", weight: "400", style: "italic" },
  ],
  variable: "--font-fraunces-vietnamese-rest",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0102,U+0128-0129,U+0168,U+01A0,U+01AF,U+0300-0301,U+0303-0304,U+0308,U+1EA0,U+1EA2,U+1EA4,U+1EA6,U+1EA8,U+1EAA-1EAC,U+1EAE,U+1EB0-1EB6,U+1EB8,U+1EBA,U+1EBC-1EBE,U+1EC0,U+1EC2,U+1EC4-1EC6,U+1EC8,U+1ECA,U+1ECC,U+1ECE,U+1ED0,U+1ED2,U+1ED4,U+1ED6-1ED8,U+1EDA,U+1EDC,U+1EDE,U+1EE0-1EE2,U+1EE4,U+1EE6,U+1EE8,U+1EEA,U+1EEC-1EEE,U+1EF0,U+1EF2-1EF9,U+20AB",
    },
  ],
});

const figtreeExtended = localFont({
  src: "./fonts/figtree-latin-ext-common.woff2",
  weight: "300 900",
  variable: "--font-figtree-extended",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0101,U+0103,U+0105,U+010C-010D,U+0110-0111,U+0113,U+011F,U+0121,U+012B,U+0130,U+0137,U+0142,U+0144,U+014D,U+0151,U+015F-0161,U+016B,U+0177,U+017E,U+0219,U+021B",
    },
  ],
});

const figtreeExtendedRest = localFont({
  src: "./fonts/figtree-latin-ext-rest.woff2",
  weight: "300 900",
  variable: "--font-figtree-extended-rest",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100,U+0102,U+0104,U+0106-010B,U+010E-010F,U+0112,U+0116-011E,U+0120,U+0122-0127,U+012A,U+012E-012F,U+0132-0136,U+0139-013E,U+0141,U+0143,U+0145-0148,U+014A-014C,U+0150,U+0154-015E,U+0164-0165,U+016A,U+016C-0176,U+0178-017D,U+01CD-01CE,U+0218,U+021A,U+0237,U+02C7,U+02DD,U+0300-0301,U+0303-0304,U+0308,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+2020,U+20B9",
    },
  ],
});

/* Figtree has no Vietnamese letters, and what a browser makes of its accents collides. Hanken Grotesk's have its weight and
   width; they are as high once they are 1.4% larger. */
const hankenVietnamese = localFont({
  src: "./fonts/hanken-grotesk-vietnamese-common.woff2",
  weight: "400 700",
  variable: "--font-hanken-vietnamese",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "size-adjust", value: "101.4%" },
    {
      prop: "unicode-range",
      value:
        "U+0169,U+01A1,U+01B0,U+1EA1,U+1EA3,U+1EA5,U+1EA7,U+1EA9,U+1EAD,U+1EAF,U+1EB7,U+1EB9,U+1EBB,U+1EBF,U+1EC1,U+1EC3,U+1EC7,U+1EC9,U+1ECB,U+1ECD,U+1ECF,U+1ED1,U+1ED3,U+1ED5,U+1ED9,U+1EDB,U+1EDD,U+1EDF,U+1EE3,U+1EE5,U+1EE7,U+1EE9,U+1EEB,U+1EEF,U+1EF1",
    },
  ],
});

const hankenVietnameseRest = localFont({
  src: "./fonts/hanken-grotesk-vietnamese-rest.woff2",
  weight: "400 700",
  variable: "--font-hanken-vietnamese-rest",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "size-adjust", value: "101.4%" },
    {
      prop: "unicode-range",
      value:
        "U+0128-0129,U+0168,U+01A0,U+01AF,U+1EA0,U+1EA2,U+1EA4,U+1EA6,U+1EA8,U+1EAA-1EAC,U+1EAE,U+1EB0-1EB6,U+1EB8,U+1EBA,U+1EBC-1EBE,U+1EC0,U+1EC2,U+1EC4-1EC6,U+1EC8,U+1ECA,U+1ECC,U+1ECE,U+1ED0,U+1ED2,U+1ED4,U+1ED6-1ED8,U+1EDA,U+1EDC,U+1EDE,U+1EE0-1EE2,U+1EE4,U+1EE6,U+1EE8,U+1EEA,U+1EEC-1EEE,U+1EF0,U+1EF4-1EF9",
    },
  ],
});

/* Of other languages' letters Fraunces has those that our dishes and places need. */
const frauncesExtended = localFont({
  src: [
    { path: "./fonts/fraunces-latin-ext-normal.woff2", weight: "300 700", style: "normal" },
    { path: "./fonts/fraunces-latin-ext-italic.woff2", weight: "400", style: "italic" },
  ],
  variable: "--font-fraunces-extended",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0101,U+0105,U+010C-010D,U+0113,U+011F,U+0121,U+012B,U+0130,U+0137,U+0142,U+0144,U+014D,U+0151,U+015F-0161,U+016B,U+0177,U+017E,U+0219,U+021B,U+1E6D",
    },
  ],
});

export const fontVariables = [
  fraunces,
  figtree,
  frauncesVietnamese,
  frauncesVietnameseRest,
  frauncesExtended,
  figtreeExtended,
  figtreeExtendedRest,
  hankenVietnamese,
  hankenVietnameseRest,
]
  .map(({ variable }) => variable)
  .join(" ");
