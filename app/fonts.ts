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

/* Dishes keep their accents (phở, bún riêu). These files are fetched only by pages that use such letters. */
const frauncesVietnamese = localFont({
  src: [
    { path: "./fonts/fraunces-vietnamese-normal.woff2", weight: "300 700", style: "normal" },
    { path: "./fonts/fraunces-vietnamese-italic.woff2", weight: "400", style: "italic" },
  ],
  variable: "--font-fraunces-vietnamese",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB",
    },
  ],
});

const figtreeExtended = localFont({
  src: "./fonts/figtree-latin-ext.woff2",
  weight: "300 900",
  variable: "--font-figtree-extended",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1E00-1E9F,U+1EF2-1EFF",
    },
  ],
});

export const fontVariables = [fraunces, figtree, frauncesVietnamese, figtreeExtended]
  .map(({ variable }) => variable)
  .join(" ");
