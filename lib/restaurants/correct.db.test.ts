import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminActions, evidence, restaurantChanges, restaurants } from "@/db/schema";
import { savePlaces } from "@/lib/catalogue/google/save-places";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { Correction } from "@/lib/contracts/restaurant-correction";
import { makeAdmin, makeEvidence, makeGuide, makeRestaurant, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { correctRestaurant } from "./correct";

const { db } = await testDb();
const [admin, reader] = [await makeAdmin(db), await makeUser(db)];
const as = (user: typeof admin) => {
  const ctx = makeCtx(db, { user });
  if (!ctx.user) throw new Error("nobody is signed in");
  return { ...ctx, user: ctx.user };
};
const rowOf = async (id: string) => (await db.select().from(restaurants).where(eq(restaurants.id, id)))[0];

test("an editor's correction outlives the catalogue seed, which still updates the other fields", async () => {
  const [entry] = builtInCatalogue();
  if (!entry) throw new Error("The catalogue is empty.");
  const { slug: id } = entry;
  await seedCatalogue(db, [entry]);
  await correctRestaurant(as(admin), id, { name: "Corrected & Sons", phoneNumber: null, isOpen: false });
  await seedCatalogue(db, [{ ...entry, name: "The Seed's Name", phone: "(415) 555-0199", address: "2 New Street" }]);
  expect(await rowOf(id)).toMatchObject({
    name: "Corrected & Sons",
    nameText: "corrected sons",
    phoneNumber: null,
    status: "closed",
    address: "2 New Street",
  });
  expect((await rowOf(id))?.searchText).toContain("corrected sons");
});

test("a correction outlives what Google reports later", async () => {
  const place = await makeRestaurant(db, { source: "google", googlePlaceId: "g-1", name: "Old", address: "1 Pier" });
  await correctRestaurant(as(admin), place.id, { address: "7 Pier", isOpen: false });
  const fromGoogle = {
    googlePlaceId: "g-1",
    name: "Old",
    formattedAddress: "1 Pier, San Francisco, CA 94111, USA",
    latitude: 37.7955,
    longitude: -122.3937,
    status: "open",
    types: [],
    addressComponents: [],
    rating: 4.5,
    userRatingCount: 10,
  };
  await savePlaces(db, [fromGoogle as unknown as Parameters<typeof savePlaces>[1][number]], new Date());
  expect(await rowOf(place.id)).toMatchObject({ address: "7 Pier", status: "closed", rating: 4.5 });
});

test("a closing is recorded once; when the editor withdraws it, sources apply again", async () => {
  const place = await makeRestaurant(db);
  const guide = await makeGuide(db, { restaurantIds: [place.id] });
  expect(await correctRestaurant(as(admin), place.id, { isOpen: false })).toEqual([guide.id]);
  await correctRestaurant(as(admin), place.id, { isOpen: false });
  await db.update(restaurants).set({ status: "open" }).where(eq(restaurants.id, place.id));
  expect((await rowOf(place.id))?.status).toBe("closed");
  await correctRestaurant(as(admin), place.id, { isOpen: true });
  expect((await rowOf(place.id))?.status).toBe("open");
  await db.update(restaurants).set({ status: "temporarily_closed" }).where(eq(restaurants.id, place.id));
  const changes = await db
    .select()
    .from(restaurantChanges)
    .where(eq(restaurantChanges.restaurantId, place.id))
    .orderBy(restaurantChanges.id);
  expect(changes.map(({ after, isEditors }) => [after, isEditors])).toEqual([
    ["closed", true],
    ["open", false],
    ["temporarily_closed", false],
  ]);
  const actions = await db
    .select()
    .from(adminActions)
    .where(eq(adminActions.subjectId, place.id))
    .orderBy(adminActions.id);
  expect(actions.map(({ action }) => action)).toEqual([
    "restaurant.closed",
    "restaurant.closed",
    "restaurant.corrected",
  ]);
});

test("two corrections of one place are both stored, also when concurrent", async () => {
  const place = await makeRestaurant(db, { phoneNumber: "(415) 555-0100", website: "https://old.example" });
  await Promise.all([
    correctRestaurant(as(admin), place.id, { phoneNumber: "(415) 555-0111" }),
    correctRestaurant(as(admin), place.id, { website: null }),
  ]);
  await db
    .update(restaurants)
    .set({ phoneNumber: "(415) 555-0100", website: "https://old.example" })
    .where(eq(restaurants.id, place.id));
  expect(await rowOf(place.id)).toMatchObject({ phoneNumber: "(415) 555-0111", website: null });
});

test("the evidence of the plain facts is updated too", async () => {
  const place = await makeRestaurant(db, { name: "Alba", address: "1 Pier" });
  const facts = await makeEvidence(db, { restaurantId: place.id, about: "facts", text: "Alba is at 1 Pier, Mission." });
  await correctRestaurant(as(admin), place.id, { name: "Albina", address: "2 Pier" });
  const [after] = await db.select().from(evidence).where(eq(evidence.id, facts.id));
  expect(after?.text).toBe("Albina is at 2 Pier, Mission.");
});

test("a reader may not correct, and an unknown place is not found", async () => {
  const place = await makeRestaurant(db);
  await expect(correctRestaurant(as(reader), place.id, { isOpen: false })).rejects.toMatchObject({ code: "forbidden" });
  await expect(correctRestaurant(as(admin), "nowhere", { isOpen: false })).rejects.toMatchObject({ code: "not_found" });
  expect((await rowOf(place.id))?.status).toBe("open");
});

test.each([
  [{ name: "  " }, "The name is missing."],
  [{ address: "x".repeat(201) }, "That address is too long: 200 characters at most."],
  [{ phoneNumber: "call us" }, "That doesn't look like a phone number. Try one like (415) 555-0134."],
  [{ website: "javascript:alert(1)" }, "That doesn't look like a website. It begins with http or https."],
])("%j is refused with a sentence", (input, sentence) => {
  expect(Correction.safeParse(input).error?.issues[0]?.message).toBe(sentence);
});

test("phone numbers and websites are normalized, and empty ones become null", () => {
  const spelt = Correction.parse({ phoneNumber: "415.555.0134", website: "zunicafe.com", name: " A\u0000  B " });
  expect(spelt).toEqual({ phoneNumber: "(415) 555-0134", website: "https://zunicafe.com", name: "A B" });
  expect(Correction.parse({ phoneNumber: "", website: " " })).toEqual({ phoneNumber: null, website: null });
});
