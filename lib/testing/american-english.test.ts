import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const WORDS = [
  ...["colou?r(?<=our)\\w*", "favourit\\w*", "flavour\\w*", "neighbour\\w*", "honour\\w*", "humour", "savour\\w*"],
  ...["behaviour", "organis\\w*", "recognis\\w*", "realis(?:e|ing)\\w*", "apologis\\w*", "specialis(?:e|ing)\\w*"],
  ...["whilst", "amongst", "anew", "queu(?:e|ing)\\w*", "catalogues?", "cos(?:y|ier|iest)", "yoghurt\\w*"],
  ...["(?:kilo)?metres?", "litres?", "storeys?", "afterwards", "towards", "fortnight", "takeaways?", "kerb", "till"],
  ...[
    "aubergines?",
    "courgettes?",
    "spelt",
    "learnt",
    "straight away",
    "round the corner",
    "at (?:the weekend|weekends)",
  ],
  ...["on holiday", "ticks? (?:a|off|the|your|boxes)"],
];
const BRITISH = new RegExp(`(?<![\\w-])(?:${WORDS.join("|")})(?![\\w-])`, "giu");
const britishIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    [...text.matchAll(BRITISH)].map(({ 0: word, index }) =>
      text.slice(Math.max(0, index - 30), index + word.length + 30),
    ),
  );

/** Values of one word are names of ours. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.includes(" ") ? [value] : [];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
}

it.each(["sentences", "openings", "paragraphs", "headlines", "catalogue", "calendar"])(
  "data/%s reads as American English",
  (folder) => {
    const files = globSync(`data/${folder}/*.json`);
    expect(files.length).toBeGreaterThan(0);
    expect(britishIn(files.flatMap((file) => textsOf(JSON.parse(readFileSync(file, "utf8")))))).toEqual([]);
  },
);

/** Comments, and the column of that name. */
const NOT_SHOWN = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|[.{,(]\s*neighbourhood\b|\bneighbourhood(?=\s*[?:,)}])/gm;
/** What is in quotes or between tags, of more than one word. */
const PHRASES = /"[^"\n]* [^"\n]*"|`[^`$]* [^`$]*`|(?<=>)[^<>{}()=;]* [^<>{}()=;]*(?=<)/g;

it.each(["app", "components", "emails", "lib/themes", "lib/adapters/house-curator/themes"])(
  "what %s shows reads as American English",
  (folder) => {
    const files = globSync(`${folder}/**/*.{ts,tsx}`, { exclude: (name) => /\.test\.tsx?$/.test(name) });
    const phrases = files.flatMap((file) => {
      const code = readFileSync(file, "utf8").replaceAll(NOT_SHOWN, "");
      return code.match(PHRASES) ?? [];
    });
    expect(phrases.length).toBeGreaterThan(0);
    expect(britishIn(phrases)).toEqual([]);
  },
);
