import { makeZip } from "@/lib/restaurants/import-export/testing/make-zip";
import { NAUGHTY_STRINGS } from "@/lib/testing/naughty-strings";
import { HOSTILE_TEXTS } from "./hostile-inputs";

const MB = 1024 * 1024;
const ANY_TEXTS = [
  ...NAUGHTY_STRINGS,
  ...HOSTILE_TEXTS.always,
  "%",
  "_",
  "\\",
  "a\\",
  "(",
  "[a",
  "&|!:*",
  "'",
  "\ufffe",
];
const list = (rows: number) => `name\n${"a\n".repeat(rows)}`;
const many = (files: number, content: string, end = "csv") =>
  makeZip(Array.from({ length: files }, (_, i) => ({ name: `${i}.${end}`, content })));
const point = '{"type":"Feature","geometry":{"type":"Point","coordinates":[0,0]},"properties":{"name":"a"}}';
const collection = (features: number) =>
  `{"type":"FeatureCollection","features":[${Array.from({ length: features }, () => point).join()}]}`;
const featuresOf = (all: readonly object[]) =>
  JSON.stringify({
    type: "FeatureCollection",
    features: all.map((properties) => ({ type: "Feature", geometry: null, properties })),
  });
const kml = (inside: string, before = "") =>
  `<?xml version="1.0"?>${before}<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const placemark = "<Placemark><name>a</name></Placemark>";
const billionLaughs = Array.from({ length: 12 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join("");

/** Files unlike any list of places: small when sent, large when opened. Generated on demand. */
export const FUZZ_FILES: Record<string, () => Uint8Array | string> = {
  "a small list": () => list(3),
  "names of any text": () => featuresOf(ANY_TEXTS.map((name) => ({ name, address: name, Title: name, list: name }))),
  "names of any text in a CSV": () => {
    const quoted = ANY_TEXTS.map((text) => `"${text.replaceAll('"', '""').replaceAll("\u0000", "")}"`);
    return `name,address,city,status,list,url,id,placeId\n${quoted.map((text) => Array(8).fill(text).join()).join("\n")}`;
  },
  "names of any letter": () => {
    const letters = Array.from({ length: 4_500 }, (_, i) => String.fromCodePoint(i * 14 + 1));
    return featuresOf(letters.map((letter) => ({ name: `a${letter}`, address: letter })));
  },
  "a zip of 15 million rows": () => many(2_900, list(5_000)),
  "a zip of many features": () => many(20, collection(12_000), "geojson"),
  "a zip of many placemarks": () => many(20, kml(placemark.repeat(30_000)), "kml"),
  "10 MB of empty lines": () => `name\n${"\n".repeat(10 * MB - 5)}`,
  "10 MB of empty cells": () => `name\n${",\n".repeat(5 * MB - 3)}`,
  "10 MB of one row": () => `name${",".repeat(10 * MB - 4)}`,
  "10 MB of one name": () => `name\n${"a".repeat(10 * MB - 5)}`,
  "a quote that never ends": () => `name\n"${"a\n".repeat(4 * MB)}`,
  "10 MB of delimiters": () => ";,|\t".repeat(2.5 * MB),
  "10 MB of open brackets": () => "[".repeat(10 * MB),
  "objects in objects": () => `${'{"features":'.repeat(500_000)}[]${"}".repeat(500_000)}`,
  "100,000 features": () => collection(100_000),
  "10 MB of open elements": () => kml("<Folder>".repeat(1_200_000)),
  "entities of entities": () =>
    kml(`<Placemark><name>&l12;</name></Placemark>`, `<!DOCTYPE kml [<!ENTITY l0 "a">${billionLaughs}]>`),
  "an entity of elsewhere": () =>
    kml("<Placemark><name>&e;</name></Placemark>", '<!DOCTYPE kml [<!ENTITY e SYSTEM "file:///etc/passwd">]>'),
  "attributes without end": () => `<kml ${'a="b" '.repeat(1_500_000)}>`,
  "NUL in a name": () => "name,address\na\u0000b,c\u0000d\n",
  "surrogates in a name": () =>
    '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":null,"properties":{"name":"\\ud800 a\\u0000"}}]}',
  "bytes that are no text": () => Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xed, 0xa0, 0x80, 0xff, 0x00, 0x0a]),
  "numbers that are none": () => "name,lat,lng\na,1e999,NaN\nb,-Infinity,0x7f\nc,99999999999999999999,\n",
  "names of nowhere in a zip": () =>
    makeZip([
      { name: "../../../etc/a\u0000.csv", content: list(2) },
      { name: `${"n".repeat(60_000)}.csv`, content: list(2) },
    ]),
  "a zip of its first bytes": () => "PK\u0003\u0004",
  "a picture": () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};
