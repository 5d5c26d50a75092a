import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { UserStatus } from "@/lib/contracts/restaurant";
import { CITIES } from "@/lib/core/cities";
import type { ExportedPlace } from "./export-fields";
import { readFile } from "./reading/read-file";
import { escapeFormula, unescapeFormula } from "./writing/escape-formula";
import { writeCsv } from "./writing/write-csv";
import { writeGeojson } from "./writing/write-geojson";
import { writeKml } from "./writing/write-kml";

const SIGNS = [
  "=",
  "+",
  "-",
  "@",
  "'",
  '"',
  ",",
  ";",
  "&",
  "<",
  "]]>",
  "<!--",
  "&amp;",
  "＝",
  "|",
  "é",
  "フ",
  "🍊",
  "a",
  " ",
];

/** Text as a restaurant can have it: one line, with many characters that are special in some format. */
const words = fc
  .oneof(
    fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 12 }).map((signs) => signs.join("")),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
  )
  .map((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
  .filter((text) => text !== "" && !/[\ufffe\uffff]/.test(text));
const maybe = fc.option(words, { nil: null });

const place: fc.Arbitrary<ExportedPlace> = fc.record({
  id: fc.stringMatching(/^[a-z0-9]{1,20}$/),
  name: words,
  address: words,
  city: fc.constantFrom(...CITIES),
  latitude: fc.double({ min: -90, max: -0.001, noNaN: true }),
  longitude: fc.double({ min: -180, max: -0.001, noNaN: true }),
  website: maybe,
  phoneNumber: fc.constantFrom("+1 415-555-0100", "(415) 555-0100", null),
  googlePlaceId: fc.option(fc.stringMatching(/^ChIJ[A-Za-z0-9_-]{23}$/), { nil: null }),
  status: fc.constantFrom(...UserStatus.options),
  guide: maybe,
  markedOn: fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
});

test.each([
  ["csv", writeCsv],
  ["geojson", writeGeojson],
  ["kml", writeKml],
])("what is exported as %s imports unchanged", async (format, write) => {
  await fc.assert(
    fc.asyncProperty(fc.array(place, { minLength: 1, maxLength: 5 }), async (places) => {
      const read = await readFile(Buffer.from(write(places)), `kumquat-places.${format}`);
      expect(read.source).toBe("kumquat");
      const facts = ({ id, name, address, city, latitude, longitude, status, googlePlaceId }: ExportedPlace) => ({
        id,
        name,
        address,
        city,
        latitude,
        longitude,
        status,
        googlePlaceId,
        list: null,
      });
      expect(read.places).toEqual(places.map(facts));
    }),
    { numRuns: 150 },
  );
});

test("no cell of the CSV can start a formula, and numbers stay numbers", () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), (places) => {
      for (const row of Papa.parse<string[]>(writeCsv(places).slice(1), { delimiter: "," }).data) {
        for (const cell of row) if (!Number.isFinite(Number(cell))) expect(cell).not.toMatch(/^\s*[=+\-@\t\r＝＋－＠]/);
      }
    }),
    { numRuns: 150 },
  );
});

test("formula escaping round-trips exactly, whatever the text", () => {
  for (const text of [
    "=1+1",
    "'=1+1",
    "''=1+1",
    "+1 415",
    "-",
    "@x",
    "\t=",
    "\r",
    " =1",
    "'Round",
    "''",
    "plain",
    "",
  ]) {
    expect(unescapeFormula(escapeFormula(text))).toBe(text);
    expect(escapeFormula(text)).not.toMatch(/^\s*[=+\-@]|^[\t\r]/);
  }
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", "=", "-", " ", "\t", "＝", "a") }), (text) => {
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    }),
  );
});

test("the CSV is what Excel needs: a byte order mark, and lines that end with CR LF", () => {
  const text = writeCsv([]);
  expect(text.startsWith('\uFEFF"id","name","address","city","latitude","longitude","status",')).toBe(true);
  expect(text.endsWith("\r\n")).toBe(true);
});

test("characters that XML can't hold are left out of the KML, and the rest stays", async () => {
  const [some] = fc.sample(place, { numRuns: 1, seed: 1 });
  if (!some) throw new Error("no sample");
  const kml = writeKml([{ ...some, name: "Bad\u0000\u0008\ud800 & <good>\ufffe" }]);
  const { places } = await readFile(Buffer.from(kml), "x.kml");
  expect(places[0]?.name).toBe("Bad & <good>");
});
