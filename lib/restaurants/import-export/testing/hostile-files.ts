import { makeZip } from "./make-zip";

const MB = 1024 * 1024;
const fill = (text: string, bytes = 10 * MB - 100): string => text.repeat(Math.ceil(bytes / text.length));
const rows = (count: number) => `name\n${"A\n".repeat(count)}`;
const manyLists = (count: number, content: string) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}.csv`, content }));
const features = (inside: string) => `{"type":"FeatureCollection","features":[${inside}]}`;
const kml = (inside: string) => `<kml>${inside}</kml>`;

/** Files of at most 10 MB that need far more memory or time than their size suggests. Built anew on each call. */
export const HOSTILE_FILES: Record<string, () => string | Buffer> = {
  "a zip of lists that are each as long as one may be": () => makeZip(manyLists(2_900, rows(5_000))),
  "a zip of one list of millions of rows": () => makeZip([{ name: "a.csv", content: `name\n${fill("A\n", 25 * MB)}` }]),
  "a zip of one list of empty lines": () => makeZip([{ name: "a.csv", content: `name\n${fill("\n")}` }]),
  "a zip of lists of empty lines": () => makeZip(manyLists(30, `name\n${fill("\n", 9 * MB)}`)),
  "a zip of 300 MB of nothing": () => makeZip([{ name: "a.csv", content: Buffer.alloc(300 * MB) }]),
  "a zip of thousands of files": () => makeZip(manyLists(8_000, "")),
  "a zip of one file under a thousand names": () => makeZip(manyLists(1_000, fill("A,B\n", MB)), { isShared: true }),
  "a zip in a zip in a zip": () =>
    makeZip([{ name: "a.csv", content: makeZip([{ name: "a.csv", content: makeZip(manyLists(9, rows(9))) }]) }]),
  "a zip of KMLs of 30,000 placemarks": () =>
    makeZip(
      Array.from({ length: 20 }, (_, index) => ({ name: `${index}.kml`, content: kml("<Placemark/>".repeat(30_000)) })),
    ),
  "a CSV of empty lines": () => fill("\n"),
  "a CSV of empty lines below its header": () => `name\n${fill("\n")}`,
  "a CSV of commas": () => fill(","),
  "a CSV of a million columns, and names": () => `${fill("a,", 5 * MB)}name\n${fill("x,", 4 * MB)}`,
  "a CSV of rows of commas": () => `name,city\n${fill(",\n")}`,
  "a CSV of one line": () => `name\n${fill("a")}`,
  "a CSV of every delimiter": () => fill(";,|\t"),
  "a CSV of every delimiter below its header": () => `name\n${fill(";,|\t\n")}`,
  "a CSV of a quote that never ends": () => `name\n"${fill("a")}`,
  "a CSV of quotes": () => `name\n${fill('"')}x`,
  "a CSV of quotes that end nothing": () => `name\n"${fill('"a ')}`,
  "a JSON of brackets": () => fill("["),
  "a JSON of objects in objects": () => fill('{"a":'),
  "a JSON of small things in one": () => `{"type":"FeatureCollection","x":[${fill("[],")}1]}`,
  "a JSON of keys": () => `{${Array.from({ length: 600_000 }, (_, index) => `"k${index}":[]`).join()}}`,
  "a GeoJSON of a million features": () => features(`${fill("{},")}{}`),
  "a GeoJSON of one feature with a million positions": () =>
    features(`{"geometry":{"type":"LineString","coordinates":[${fill("[0,0],")}[0,0]]}}`),
  "a GeoJSON of one text": () => features(`{"properties":{"name":"${fill("\\u0000")}"}}`),
  "a KML of a million placemarks": () => kml(fill("<Placemark/>")),
  "a KML of small elements": () => kml(fill("<a/>")),
  "a KML of texts": () => kml(fill("<a>b</a>")),
  "a KML of attributes": () => kml(`<a ${Array.from({ length: 800_000 }, (_, index) => `a${index}=""`).join(" ")}/>`),
  "a KML of one attribute again and again": () => kml(`<a ${fill('a="b" ')}/>`),
  "a KML of elements that are never closed": () => kml(fill("<a>")),
  "a KML of what opens and never closes": () => kml(fill("<![CDATA[")),
  "a KML of comments": () => kml(fill("<!---->")),
  "a KML of signs": () => `<${fill("<")}`,
  "a KML of entities that multiply": () => `<!DOCTYPE x [<!ENTITY a "${fill("&b;", MB)}">]>${kml("&a;")}`,
  "a KML of folders": () => kml(fill("<Folder>")),
  "a KML of positions": () => kml(`<Placemark><Point><coordinates>${fill("1,")}</coordinates></Point></Placemark>`),
  "UTF-16 of empty lines": () => Buffer.from(`\uFEFF${fill("\n", 5 * MB)}`, "utf16le"),
  "Latin-1 of accents": () => Buffer.alloc(10 * MB, 0xe9),
};
