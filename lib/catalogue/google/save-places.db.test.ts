import { eq, like } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { restaurants } from "@/db/schema";
import { cityAt } from "@/lib/core/geo/city-at";
import { makeRestaurant, testDb } from "@/lib/testing/database";
import { wirePlace } from "@/lib/testing/fakes/google-places";
import { GooglePlace } from "./response";
import { savePlaces } from "./save-places";
import { FIELDS } from "./sku";

const { db } = await testDb();
const NOW = new Date("2026-11-20T12:00:00Z");
const at = (latitude: number, longitude: number) => ({ location: { latitude, longitude } });
const named = (text: string) => ({ displayName: { text, languageCode: "en" } });
const town = (longText: string) => ({ addressComponents: [{ longText, shortText: longText, types: ["locality"] }] });
const place = (wire: Parameters<typeof wirePlace>[0]) => GooglePlace.parse(wirePlace(wire));
const save = async (...wires: Parameters<typeof wirePlace>[0][]) => savePlaces(db, wires.map(place), NOW);
const byGoogle = (id: string) => db.select().from(restaurants).where(eq(restaurants.googlePlaceId, id));

test("a new place becomes a row in our words, and is the same row ever after", async () => {
  const wire = {
    id: "new-one",
    ...named("Café Öhlàlà"),
    ...at(37.761, -122.421),
    rating: 4.4,
    userRatingCount: 120,
    formattedAddress: "1658 Market St, San Francisco, CA 94102, USA",
    primaryType: "french_restaurant",
    types: ["french_restaurant", "cafe"],
    priceLevel: "PRICE_LEVEL_MODERATE",
    addressComponents: [
      { longText: "San Francisco", shortText: "SF", types: ["locality"] },
      { longText: "Mission District", shortText: "Mission District", types: ["neighborhood"] },
    ],
    outdoorSeating: true,
    servesBrunch: true,
    goodForGroups: false,
    allowsDogs: true,
    nationalPhoneNumber: "(415) 555-0123",
    websiteUri: "https://ohlala.example/",
    regularOpeningHours: { weekdayDescriptions: ["Monday: Closed", "Tuesday: 5:00 – 10:00 PM"] },
  };
  const [first] = await save(wire);
  expect(first?.outcome).toBe("new");
  expect(first?.row).toMatchObject({
    source: "google",
    city: "San Francisco",
    neighbourhood: "Mission",
    address: "1658 Market St",
    priceLevel: 2,
    rating: 4.4,
    cuisines: ["French", "Coffee"],
    meals: ["brunch"],
    features: ["patio", "dogs-on-patio"],
    goodFor: [],
    id: expect.stringMatching(/^cafe-ohlala-[0-9a-f]{8}$/),
    nameText: "cafe ohlala",
    status: "open",
  });
  const [again] = await save({ id: "new-one", ...named("Café Öhlàlà"), ...at(37.761, -122.421), rating: 4.5 });
  expect(again).toMatchObject({ outcome: "known", row: { id: first?.row?.id, rating: 4.5, priceLevel: 2 } });
  expect(again?.row?.phoneNumber).toBe("(415) 555-0123");
  expect(again?.row?.openingHours).toEqual(["Monday: Closed", "Tuesday: 5:00 – 10:00 PM"]);
  await save(wire);
  const [unchanged] = await savePlaces(db, [place(wire)], new Date("2027-01-01"));
  expect(unchanged?.row?.updatedAt).toEqual(NOW);
});

test("a place that was only listed is Google's from then on, under its id", async () => {
  const listed = await makeRestaurant(db, {
    source: "listed",
    listedBy: "San Francisco",
    lastSeenOn: "2019-05-01",
    name: "Fog Noodles",
    latitude: 37.7601,
    longitude: -122.4301,
    phoneNumber: "(415) 555-0100",
  });
  const wire = {
    id: "fog-noodles",
    ...named("Fog Noodles"),
    ...at(37.7602, -122.4302),
    ...town("San Francisco"),
    rating: 4.2,
  };
  const [saved] = await save(wire);
  expect(saved).toMatchObject({
    outcome: "known",
    row: { id: listed.id, source: "google", googlePlaceId: "fog-noodles" },
  });
  expect(saved?.row).toMatchObject({ listedBy: null, lastSeenOn: null, phoneNumber: "(415) 555-0100" });
});

test("a place that we know keeps its own words, and gets the rest", async () => {
  const known = await makeRestaurant(db, {
    name: "Flour + Water",
    latitude: 37.7589,
    longitude: -122.4122,
    editorialSummary: "Pasta, rolled by hand.",
    cuisines: ["Italian"],
    priceLevel: 3,
    phoneNumber: null,
    hasApproximateCoordinates: true,
  });
  const [saved] = await save({
    id: "flour",
    ...named("Flour and Water"),
    ...at(37.7592, -122.4124),
    rating: 4.5,
    userRatingCount: 2000,
    priceLevel: "PRICE_LEVEL_MODERATE",
    primaryType: "pizza_restaurant",
    nationalPhoneNumber: "(415) 826-7000",
    editorialSummary: { text: "Neapolitan pizza and pasta.", languageCode: "en" },
  });
  expect(saved).toMatchObject({ outcome: "known", row: { id: known.id, googlePlaceId: "flour" } });
  expect(saved?.row).toMatchObject({
    name: "Flour + Water",
    editorialSummary: "Pasta, rolled by hand.",
    cuisines: ["Italian"],
    priceLevel: 3,
    rating: 4.5,
    phoneNumber: "(415) 826-7000",
    latitude: 37.7592,
    hasApproximateCoordinates: false,
  });
});

test("the same name further away is another place; the Google id wins over the name", async () => {
  const row = await makeRestaurant(db, { name: "Souvla", latitude: 37.7767, longitude: -122.4241 });
  const [near, far] = await save(
    { id: "souvla-1", ...named("SOUVLA"), ...at(37.7766, -122.424) },
    { id: "souvla-2", ...named("Souvla"), ...at(37.7503, -122.4339) },
  );
  expect([near?.row?.id, near?.outcome, far?.outcome]).toEqual([row.id, "known", "new"]);
  const [moved] = await save({ id: "souvla-2", ...named("Souvla Noe"), ...at(37.7766, -122.424) });
  expect(moved).toMatchObject({ outcome: "known", row: { id: far?.row?.id, name: "Souvla Noe" } });
});

test("searches side by side leave every place once", async () => {
  const wires = Array.from({ length: 12 }, (_, i) => ({
    id: `twin-${i}`,
    ...named(`Twin ${i}`),
    ...at(37.77, -122.43),
  }));
  await Promise.all([save(...wires), save(...wires.toReversed()), save(...wires)]);
  expect(await db.$count(restaurants, like(restaurants.name, "Twin %"))).toBe(12);
});

test("closed places stay and are marked, and open again when Google says so", async () => {
  await save(
    { id: "shut", businessStatus: "CLOSED_PERMANENTLY" },
    { id: "pause", businessStatus: "CLOSED_TEMPORARILY" },
  );
  expect(await byGoogle("shut")).toMatchObject([{ status: "closed" }]);
  expect(await byGoogle("pause")).toMatchObject([{ status: "temporarily_closed" }]);
  const [again] = await save({ id: "pause", businessStatus: "OPERATIONAL" });
  expect(again?.row?.status).toBe("open");
});

test("what lies outside our cities, or lacks name or location, is reported and not saved", async () => {
  const before = await db.$count(restaurants);
  const { location: _, ...nowhere } = wirePlace({ id: "nowhere" });
  const { displayName: __, ...nameless } = wirePlace({ id: "nameless" });
  const wires = [wirePlace({ id: "fresno", ...at(36.74, -119.79) }), nowhere, nameless];
  const saved = await savePlaces(
    db,
    wires.map((wire) => GooglePlace.parse(wire)),
    NOW,
  );
  expect(saved.map(({ outcome }) => outcome)).toEqual(["outside", "incomplete", "incomplete"]);
  expect(await db.$count(restaurants)).toBe(before);
});

test("the municipality decides inside overlapping boxes; without one, where it lies", async () => {
  const emeryville = { latitude: 37.8371, longitude: -122.294 };
  expect(cityAt(emeryville, "Emeryville")).toBeNull();
  expect(cityAt({ latitude: 37.852, longitude: -122.26 }, "Oakland")).toBe("Oakland");
  expect(cityAt({ latitude: 37.8716, longitude: -122.273 })).toBe("Berkeley");
  expect(cityAt({ latitude: 37.8044, longitude: -122.2712 })).toBe("Oakland");
  expect(cityAt({ latitude: 37.4443, longitude: -122.1598 }, "Palo Alto")).toBe("Peninsula");
  expect(cityAt({ latitude: 37.532, longitude: -122.04 }, "Newark")).toBeNull();
  expect(cityAt({ latitude: 37.3382, longitude: -121.8863 })).toBe("San Jose");
  const [saved] = await save({ id: "palo-alto", ...at(37.4443, -122.1598), ...town("Palo Alto") });
  expect(saved?.row).toMatchObject({ city: "Peninsula", town: "Palo Alto" });
});

test("any subset of fields may be absent, and any of them odd", async () => {
  const whole = wirePlace({
    id: "subset",
    rating: 4,
    userRatingCount: 9,
    priceLevel: "PRICE_LEVEL_FREE",
    websiteUri: "javascript:alert(1)",
    nationalPhoneNumber: "1\u0000",
    editorialSummary: { text: "A \ud800 summary\u0000.", languageCode: "en" },
    primaryType: "restaurant",
    businessStatus: "WHO_KNOWS",
    servesDinner: true,
    ...town("San Francisco"),
  });
  const fields = Object.values(FIELDS).flat();
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.subarray(fields), async (left) => {
      count += 1;
      const id = `subset-${count}`;
      const wire = Object.fromEntries(Object.entries(whole).filter(([key]) => left.includes(key as never)));
      const [saved] = await savePlaces(db, [GooglePlace.parse({ ...wire, id })], NOW);
      expect(saved?.outcome).toMatch(/new|known|incomplete/);
      if (saved?.row) expect(saved.row).toMatchObject({ website: null, city: "San Francisco", status: "open" });
    }),
    { numRuns: 60 },
  );
});
