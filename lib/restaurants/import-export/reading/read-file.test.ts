import { describe, expect, test } from "vitest";
import { makeZip } from "../testing/make-zip";
import { InvalidFileError } from "./file-errors";
import { readFile } from "./read-file";

const read = (content: string | Uint8Array, name = "Want to go.csv") => readFile(Buffer.from(content), name);
const namesOf = async (content: string | Uint8Array, name?: string) =>
  (await read(content, name)).places.map((place) => place.name);

const TAKEOUT = `For the weekends

Title,Note,URL,Tags,Comment
Chez Panisse,"the café, upstairs",https://www.google.com/maps/place/Chez+Panisse/data=!4m2!3m1!1s0x6b12ae37b47f5b37:0x8eaddfcd1b32ca52,,
"Zuni Café",,"https://www.google.com/maps/search/37.7736,-122.4216",,
`;

describe("Google Takeout", () => {
  test("a list is read with its name, its status and what its URLs say", async () => {
    const { source, places } = await read(TAKEOUT);
    expect(source).toBe("google_takeout");
    expect(places).toMatchObject([
      // The pair that Google's own documentation published.
      {
        name: "Chez Panisse",
        list: "Want to go",
        status: "interested",
        googlePlaceId: "ChIJN1t_tDeuEmsRUsoyG83frY4",
        latitude: null,
      },
      { name: "Zuni Café", status: "interested", latitude: 37.7736, longitude: -122.4216 },
    ]);
  });

  test("the name of a list gives its places' status, or none if it is ambiguous", async () => {
    const statusOf = async (list: string) => (await read("Title,URL\nA,", `${list}.csv`)).places[0]?.status;
    expect(await statusOf("Favorite places")).toBe("love");
    expect(await statusOf("Favourites")).toBe("love");
    expect(await statusOf("Want to go")).toBe("interested");
    expect(await statusOf("Never Again")).toBe("never_again");
    expect(await statusOf("Starred places")).toBeNull();
    expect(await statusOf("Dumplings")).toBeNull();
  });

  test("Saved Places.json is read in both of its shapes", async () => {
    const feature = (properties: object, coordinates: unknown) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates },
      properties,
    });
    const file = JSON.stringify({
      type: "FeatureCollection",
      features: [
        feature(
          {
            google_maps_url: "http://maps.google.com/?cid=1",
            location: { name: "Zuni Café", address: "1658 Market St" },
            date: "2024-01-01",
          },
          [-122.42, 37.77],
        ),
        feature(
          {
            Title: "Nopa",
            "Google Maps URL": "http://maps.google.com/?cid=2",
            Location: { Address: "560 Divisadero", "Geo Coordinates": { Latitude: "37.77", Longitude: "-122.43" } },
          },
          [0, 0],
        ),
        feature({ google_maps_url: "x" }, null),
      ],
    });
    expect((await read(file, "Saved Places.json")).places).toMatchObject([
      { name: "Zuni Café", address: "1658 Market St", latitude: 37.77, longitude: -122.42, list: "Saved Places" },
      { name: "Nopa", address: "560 Divisadero", latitude: 37.77, longitude: -122.43 },
      { name: "(no name)", latitude: null },
    ]);
  });

  test("a whole Takeout is read list by list, skipping files that are no lists", async () => {
    const zip = makeZip([
      { name: "Takeout/archive_browser.html", content: "<html>" },
      { name: "Takeout/Saved/Want to go.csv", content: TAKEOUT },
      { name: "../../etc/Favorites.csv", content: "Title,URL\nNopa,\n" },
      { name: "Takeout/Chrome/History.csv", content: "when,where\n1,2\n" },
      { name: "Takeout/Maps/Reviews.json", content: "[" },
      { name: "__MACOSX/Takeout/Saved/._Want to go.csv", content: "\u0000\u0005" },
    ]);
    const { source, places } = await read(zip, "takeout.zip");
    expect(source).toBe("google_takeout");
    expect(places.map(({ name, list, status }) => [name, list, status])).toEqual([
      ["Chez Panisse", "Want to go", "interested"],
      ["Zuni Café", "Want to go", "interested"],
      ["Nopa", "Favorites", "love"],
    ]);
  });
});

describe("other services' files", () => {
  test.each([
    ["semicolons", "Name;City\nA;Oakland\n"],
    ["tabs", "name\tcity\nA\tOakland\n"],
    ["other names for columns", "Restaurant Name,Town\nA,Oakland\n"],
    ["UTF-16 as Excel writes it", Buffer.from("\uFEFFname\tcity\r\nA\tOakland\r\n", "utf16le")],
    ["UTF-16 without a mark", Buffer.from("name,city\nA,Oakland\n", "utf16le")],
    ["lines that end with CR alone", "name,city\rA,Oakland\r"],
  ])("a CSV with %s", async (_, content) => {
    expect((await read(content)).places).toMatchObject([{ name: "A", city: "Oakland" }]);
  });

  test("UTF-8 and Latin-1 both keep their accents", async () => {
    expect(await namesOf("name\nPhở Hòa\n")).toEqual(["Phở Hòa"]);
    expect(await namesOf(Buffer.from("name\nZuni Caf\xe9\n", "latin1"))).toEqual(["Zuni Café"]);
  });

  test("a KML with folders, CDATA and references", async () => {
    const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Mine</name>
      <Folder><name>Favorites</name><Placemark><name><![CDATA[A & <b>]]></name>
      <Point><coordinates> -122.4,37.7,0 </coordinates></Point></Placemark></Folder>
      <Placemark><name>B &amp;lt; &#x1F34A;</name></Placemark></Document></kml>`;
    expect((await read(kml, "mine.kml")).places).toMatchObject([
      { name: "A & <b>", list: "Favorites", status: "love", latitude: 37.7, longitude: -122.4 },
      { name: "B &lt; 🍊", list: "mine", status: null },
    ]);
    expect(await namesOf(makeZip([{ name: "doc.kml", content: kml }]), "mine.kmz")).toHaveLength(2);
  });

  test("an unterminated cell is cut off, and its neighbors stay", async () => {
    const [long, next] = await namesOf(`name\n${"🍊".repeat(10_000)}\nNopa\n`);
    expect([[...(long ?? "")].length, next]).toEqual([200, "Nopa"]);
  });

  test("an impossible position is dropped", async () => {
    for (const value of ["91,0", "NaN,NaN", "0,0", ",", "Infinity,1", "1e999,2", "abc,def"]) {
      expect((await read(`name,lat,lng\nA,${value}\n`)).places[0]).toMatchObject({ latitude: null, longitude: null });
    }
  });
});

describe("invalid files are refused with a message", () => {
  const kml = (inside: string) => `<kml>${inside}</kml>`;
  const many = (count: number) => `name\n${"A\n".repeat(count)}`;
  test.each<[string, string | Uint8Array, RegExp]>([
    ["nothing", "", /is empty/],
    ["blanks", " \n\n ", /is empty/],
    ["no names", "a,b\n1,2\n", /no column of names/],
    ["a header alone", "name,city\n", /no place in this file/],
    ["100,000 rows", many(100_000), /more than 5,000 places/],
    ["zeros", "name\nA\u0000B\n", /isn't a text file/],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), /^That's a picture\. We read lists/],
    ["a photo", Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"), /^That's a picture/],
    ["a phone's photo", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), /^That's a picture/],
    ["a drawing", '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>', /^That's a picture/],
    ["a video", Buffer.from("\0\0\0\x18ftypisom\0\0\0\0"), /^That's a video/],
    ["a PDF", "%PDF-1.7\n1 0 obj", /^That's a PDF/],
    ["a workbook", makeZip([{ name: "xl/workbook.xml", content: "<workbook/>" }]), /Save it as CSV/],
    [
      "a workbook of old",
      Buffer.from(`d0cf11e0a1b11ae1${"0".repeat(16)}57006f0072006b0062006f006f006b00`, "hex"),
      /Save it as CSV/,
    ],
    ["a letter", makeZip([{ name: "word/document.xml", content: "<w/>" }]), /^That's a text document/],
    ["an archive", Buffer.from("1f8b0800000000000003", "hex"), /^That's an archive/],
    ["JSON cut off", '{"type": "FeatureCollection", "features": [{', /can't be read as such/],
    ["JSON of something else", "[1, 2]", /no GeoJSON/],
    ["JSON nested without end", "[".repeat(200_000), /no GeoJSON/],
    ["JSON nested deeply", `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`, /no GeoJSON|can't be read/],
    ["features that are none", '{"type":"FeatureCollection","features":{}}', /no GeoJSON/],
    ["a document type", `<!DOCTYPE x [<!ENTITY a "b">]>${kml("<name>&a;</name>")}`, /entities, which we don't read/],
    ["entities that multiply", `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${kml("&b;")}`, /entities/],
    ["entities from elsewhere", `<!DOCTYPE x SYSTEM "file:///etc/passwd">${kml("")}`, /entities/],
    ["XML of something else", "<html></html>", /no KML/],
    ["KML cut off", "<kml><Document>", /something is wrong in line/],
    ["KML nested without end", kml(`${"<Folder>".repeat(5_000)}${"</Folder>".repeat(5_000)}`), /nested too deeply/],
    ["too many placemarks", kml(`<Document>${"<Placemark/>".repeat(5_001)}</Document>`), /more than 5,000/],
    ["a zip of nothing", makeZip([]), /no list of places in this zip/],
    ["a zip of pictures", makeZip([{ name: "a.png", content: "x" }]), /no list of places in this zip/],
    ["a zip in a zip", makeZip([{ name: "a.zip", content: makeZip([]) }]), /no list of places in this zip/],
    ["a zip cut off", makeZip([{ name: "a.csv", content: "name\nA" }]).subarray(0, 60), /can't be opened/],
    [
      "a zip that unpacks without end",
      makeZip([{ name: "a.csv", content: Buffer.alloc(64 * 1024 * 1024, "a") }]),
      /unpacks to far more/,
    ],
    [
      "a zip that lies about its size",
      makeZip([{ name: "a.csv", content: Buffer.alloc(64 * 1024 * 1024, "a"), declaredSize: 10 }]),
      /can't be opened/,
    ],
    [
      "a zip of too many files",
      makeZip(Array.from({ length: 5_001 }, (_, value) => ({ name: `${value}.csv`, content: "" }))),
      /thousands of files/,
    ],
    [
      "lists that are too long together",
      makeZip([1, 2].map((value) => ({ name: `${value}.csv`, content: many(3_000) }))),
      /more than 5,000/,
    ],
  ])("%s", async (_, content, words) => {
    const refused = read(content, "file");
    await expect(refused).rejects.toThrow(InvalidFileError);
    await expect(refused).rejects.toThrow(words);
  });
});

test("what can't be read as a list is what its name says; a list is one, whatever it is called", async () => {
  for (const [name, words] of [
    ["menu.png", /^That's a picture/],
    ["IMG_1.JPEG", /^That's a picture/],
    ["menu.pdf", /^That's a PDF/],
    ["places.numbers", /Save it as CSV/],
    ["places.csv", /no column of names/],
  ] as const) {
    await expect(read("a,b\n1,2\n", name)).rejects.toThrow(words);
  }
  expect((await read("name\nNopa\n", "menu.png")).places).toMatchObject([{ name: "Nopa" }]);
  const workbook = { name: "xl/workbook.xml", content: "<workbook/>" };
  expect((await read(makeZip([workbook, { name: "a.csv", content: "name\nNopa\n" }]), "t.zip")).places).toHaveLength(1);
  await expect(read(makeZip([workbook]), "t.zip")).rejects.toThrow(/no list of places in this zip/);
});
