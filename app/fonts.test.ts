import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = "app/fonts";
const RANGES = readRanges(readFileSync("app/fonts.ts", "utf8"));

/** Every letter that a page may set: of the data, but for names of dishes in the world's languages, and of Vietnamese. */
const LETTERS = new Set([...lettersOfData(), ...lettersOfVietnamese(), ..."ʻ"]);

test.each([
  { face: "Fraunces, roman", file: /^fraunces-(?!.*italic).*\.woff2$/ },
  { face: "Fraunces, italic", file: /^fraunces-.*italic.*\.woff2$/ },
  { face: "Figtree", file: /^(?:figtree|hanken)-.*\.woff2$/ },
])("$face has every letter of the data and of Vietnamese, in the file that a page fetches for it", ({ file }) => {
  const files = [...RANGES].filter(([name]) => file.test(name));
  expect(files.length).toBeGreaterThan(1);
  const missing = [...LETTERS].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const fetched = files.find(([, range]) => range?.(code)) ?? files.find(([, range]) => range === null);
    return !fetched || !codesOf(fetched[0]).has(code);
  });
  expect(missing.join(" ")).toBe("");
});

test("a range promises no letter that its file lacks", () => {
  for (const [name, range] of RANGES) {
    if (!range) continue;
    const codes = codesOf(name);
    const promised = Array.from({ length: 0x3000 }, (_, code) => code).filter(range);
    expect(
      promised.filter((code) => !codes.has(code)).map((code) => code.toString(16)),
      name,
    ).toEqual([]);
  }
});

test("no letter of the data is in pieces, which a font would have to put together", () => {
  for (const path of dataFiles()) {
    const text = readFileSync(path, "utf8");
    const inPieces = text.match(/[a-z\u00c0-\u024f\u1e00-\u1eff][\u0300-\u036f]+/giu) ?? [];
    expect(
      inPieces.filter((piece) => piece.normalize("NFC") !== piece),
      path,
    ).toEqual([]);
  }
});

function dataFiles(): string[] {
  return globSync("data/**/*.{json,csv}").filter((path) => !path.endsWith("openapi.json"));
}

function lettersOfData(): string[] {
  const texts = dataFiles()
    .filter((path) => !path.startsWith("data/vocabulary/") || path.endsWith("/dishes.json"))
    .map((path) => readFileSync(path, "utf8").normalize("NFC"));
  return [...new Set(texts.join(""))].filter((letter) => /\p{Script=Latin}/u.test(letter));
}

function lettersOfVietnamese(): string[] {
  const tones = ["", "\u0300", "\u0301", "\u0303", "\u0309", "\u0323"];
  const small = [..."aăâeêioôơuưy"].flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize("NFC")));
  return [...small, "đ"].flatMap((letter) => [letter, letter.toUpperCase()]);
}

type Range = (code: number) => boolean;

/** Each font file that app/fonts.ts names, with the range that is declared for it; null where none is. */
function readRanges(source: string): Map<string, Range | null> {
  const ranges = new Map<string, Range | null>();
  for (const font of source.split("localFont(").slice(1)) {
    const declared = /unicode-range",\s*value:\s*"([^"]+)"/.exec(font)?.[1];
    for (const [, name = ""] of font.matchAll(/\.\/fonts\/([\w-]+\.woff2)/g)) {
      ranges.set(name, declared ? rangeOf(declared) : null);
    }
  }
  return ranges;
}

function rangeOf(declared: string): Range {
  const spans = declared.split(",").map((span) => {
    const [from = "", to = from] = span.trim().replace("U+", "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (code) => spans.some(([from, to]) => from <= code && code <= to);
}

type Font = { characterSet: number[] };
/** Next reads fonts with it too. */
const { default: fontFromBuffer } = createRequire(import.meta.url)("next/dist/compiled/@next/font/dist/fontkit") as {
  default: (bytes: Buffer) => Font;
};

const known = new Map<string, Set<number>>();

function codesOf(name: string): Set<number> {
  const codes = known.get(name) ?? new Set(fontFromBuffer(readFileSync(join(FOLDER, name))).characterSet);
  known.set(name, codes);
  return codes;
}
