import { describe, expect, test } from "vitest";
import type { City } from "@/lib/core/cities";
import { blankOut } from "../words/split-words";
import { findLandmarks, landmarkConstraint, landmarkConstraints } from "./landmarks";

const namesIn = (text: string, city: City = "San Francisco") => [
  ...new Set(findLandmarks(text, city).map(({ name }) => name)),
];
const labelsOf = (text: string, city: City = "San Francisco") =>
  landmarkConstraints(findLandmarks(text, city)).map(
    ({ label, isHard, isNegated }) => `${isHard ? "" : "~"}${isNegated ? "!" : ""}${label}`,
  );

describe("a landmark is recognized", () => {
  test.each<[City, string, string]>([
    ["San Francisco", "tacos before the Giants game at Oracle Park", "Oracle Park"],
    ["San Francisco", "pizza near the ballpark", "Oracle Park"],
    ["San Francisco", "dinner before the Warriors game", "Chase Center"],
    ["San Francisco", "quick bite before the symphony", "Davies Symphony Hall"],
    ["San Francisco", "pre-theater dinner near the Orpheum, not too expensive", "Orpheum Theatre"],
    ["San Francisco", "something after the de Young", "de Young Museum"],
    ["San Francisco", "cheap lunch near UCSF", "UCSF Parnassus"],
    ["San Francisco", "lunch close to St. Mary's hospital", "St. Mary's Medical Center"],
    ["San Francisco", "dinner before a show at the Fillmore", "Fillmore Auditorium"],
    ["San Francisco", "BURRITOS NEAR 24TH ST BART", "24th Street Mission BART"],
    ["San Francisco", "cheap tacos near 16th and Mission", "16th Street Mission BART"],
    ["San Francisco", "dinner near Church and Market", "Church Muni"],
    ["San Francisco", "coffee outside Davies Hall", "Davies Symphony Hall"],
    ["San Francisco", "snacks near the Exploratorum", "Exploratorium"],
    ["San Francisco", "somewhere near Stern Grove for a picnic", "Stern Grove Festival"],
    ["San Francisco", "oysters walking distance from Union Square", "Union Square"],
    ["San Francisco", "first date spot near city hall, wine", "San Francisco City Hall"],
    ["San Francisco", "staying at the Fairmont, cozy Italian", "Fairmont"],
    ["Oakland", "dinner before a show at the Fox", "Fox Theater"],
    ["Oakland", "food before the game at the Coliseum", "Oakland Coliseum"],
    ["Oakland", "two blocks from Lake Merritt", "Lake Merritt"],
    ["Berkeley", "dinner before the concert at the Greek", "Greek Theatre"],
    ["Berkeley", "lunch near campus", "UC Berkeley"],
    ["San Jose", "beers before the Sharks game", "SAP Center"],
    ["San Jose", "food near Apple", "Apple Park"],
    ["San Jose", "food near Levi’s Stadium", "Levi's Stadium"],
    ["Peninsula", "lunch near Stanford's campus", "Stanford University"],
    ["Peninsula", "before a concert at Shoreline", "Shoreline Amphitheatre"],
    ["Peninsula", "ramen near SFO before a flight", "San Francisco International Airport"],
  ])("in %s: %s", (city, text, name) => expect(namesIn(text, city)).toEqual([name]));
});

describe("no landmark is recognized", () => {
  test.each<[City, string]>([
    ["San Francisco", "apple pie"],
    ["San Francisco", "Greek salad and a glass of wine"],
    ["San Francisco", "dinner in the Fillmore"],
    ["San Francisco", "dinner with a view of the Golden Gate Bridge"],
    ["San Francisco", "dinner near Union Square"],
    ["San Francisco", "an independent coffee shop"],
    ["San Francisco", "a place near Greek restaurants"],
    ["Berkeley", "the Greek place my aunt likes"],
    ["Berkeley", "we just came from the Greek"],
    ["Oakland", "the fox is quick"],
    ["Oakland", "dinner near Lake Merritt"],
    ["San Jose", "apple team lunch"],
    ["San Jose", "sushi on De Anza Boulevard"],
    ["Peninsula", "my cousin graduated from Stanford, pizza please"],
    ["Peninsula", "something like Stanford, but edible"],
    ["San Jose", "the Alameda"],
  ])("in %s: %s", (city, text) => expect(namesIn(text, city)).toEqual([]));
});

test("a mention says where it stands, and whether near was said", () => {
  const text = "Tacos near Chase Center, please";
  const [found] = findLandmarks(text, "San Francisco");
  expect(found).toMatchObject({ quote: "Chase Center", start: 11, isNear: true, isNegated: false, isSoftened: false });
  expect(blankOut(text, found ? [found] : [])).toBe("Tacos near             , please");
  expect(findLandmarks("tacos at Chase Center", "San Francisco")[0]).toMatchObject({ isNear: false });
});

test("a line's stations are alternatives", () => {
  const [bart] = findLandmarks("pho close to BART", "Oakland");
  expect(bart).toMatchObject({ name: "a BART station", quote: "BART" });
  expect(bart?.values).toContain("Fruitvale BART");
  expect(bart && landmarkConstraint(bart).label).toBe("near a BART station (within ¾ mile)");
  expect(namesIn("we take BART home, pho please", "Oakland")).toEqual([]);
});

test("constraints: any of the wanted ones will do, the others are ruled out, wishes stay wishes", () => {
  expect(labelsOf("near Oracle Park or the Ferry Building")).toEqual([
    "near Oracle Park or the Ferry Building (within ¾ mile)",
  ]);
  expect(labelsOf("away from Chase Center, ramen")).toEqual(["!not near Chase Center (within ¾ mile)"]);
  expect(labelsOf("near enough to Chase Center, close to Chase Center")).toEqual(["near Chase Center (within ¾ mile)"]);
  expect(labelsOf("after a game at Chase Center")).toEqual(["~near Chase Center (within ¾ mile)"]);
  expect(labelsOf("ideally near Davies Symphony Hall")).toEqual(["~near Davies Symphony Hall (within ¾ mile)"]);
  expect(labelsOf("ramen")).toEqual([]);
});

test.each([
  ["ramen within walking distance of Glen Park BART", true],
  ["tacos a 5 minute walk from the Chase Center", true],
  ["tacos near the Chase Center", undefined],
])("whether somebody would walk is read: %s", (text, isOnFoot) =>
  expect(landmarkConstraints(findLandmarks(text, "San Francisco"))[0]?.isOnFoot).toBe(isOnFoot),
);

test("who walks is near what they name, be it a neighborhood too", () => {
  const [found] = landmarkConstraints(findLandmarks("at Lake Merritt, want to walk, max 10 min", "Oakland"));
  expect(found).toMatchObject({ values: ["Lake Merritt"], isHard: true, isOnFoot: true });
  expect(findLandmarks("dinner at Lake Merritt", "Oakland")).toEqual([]);
});
