import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { guideCreations } from "@/db/schema";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import type { Constraint } from "@/lib/contracts/stages";
import { TooFewPlaces } from "@/lib/contracts/too-few-places";
import type { AppError } from "@/lib/core/errors";
import { makeEvidence, makeRestaurant, makeStatus, testDb } from "@/lib/testing/database";
import { makeConstraint } from "@/lib/testing/make-place";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { readAvailableCuisines } from "@/lib/themes/imagine/available-cuisines";
import { createGuide } from "./create";
import { creationFixture } from "./testing/creation-fixture";

const { db } = await testDb();
const input = { city: "Oakland", prompt: "handmade pasta, not too loud" } as const;
const { author, ctxFor, entryIds, saved, stock } = creationFixture(db);

test.each([0, 1, 2])(
  "of %s places that fit, no guide is made: what came close is shown with its facts",
  async (count) => {
    const user = await author();
    const { kitchen, ids } = await stock(count);
    const [liked] = ids;
    if (liked) await makeStatus(db, { userId: user.id, restaurantId: liked, status: "like" });
    const error: unknown = await createGuide(ctxFor(user, kitchen), input).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "unprocessable", status: 422, outcome: { name: "tooFew" } });
    const { places, message } = TooFewPlaces.parse((error as AppError).outcome?.data);
    expect(message).toMatch(["Nothing that we know of", "Only one place", "Only two places"][count] ?? "");
    expect(places.map(({ restaurant }) => restaurant.id).toSorted()).toEqual(ids.toSorted());
    expect(places.filter(({ restaurant }) => restaurant.userStatus === "like")).toHaveLength(count > 0 ? 1 : 0);
    expect(await saved(user)).toBe(0);
    // It has ended, and counts for none of the hour's.
    expect(await db.$count(guideCreations, eq(guideCreations.userId, user.id))).toBe(0);
  },
);

test("without a change to offer, it leads to the city's search, or where that finds too few, to the city's page", async () => {
  const user = await author();
  const { kitchen } = await stock(0);
  const pasta = makeConstraint({ field: "dish", values: ["pasta"], label: "pasta" });
  const ctx = ctxFor(user, kitchen, { parsePrompt: async () => scriptedIdea({ constraints: [pasta] }) });
  const wayOnWith = async (count: number) => {
    const made = createGuide(ctx, input, { countFound: async () => count });
    const error: unknown = await made.catch((thrown: unknown) => thrown);
    return TooFewPlaces.parse((error as AppError).outcome?.data).wayOn;
  };
  expect(await wayOnWith(7)).toEqual({ label: "See 7 places for “pasta” in Oakland", path: "/oakland?q=pasta" });
  expect(await wayOnWith(2)).toEqual({ label: "Browse guides in Oakland", path: "/oakland" });
});

test("the product's own guides are made of one place and of stand-ins too", async () => {
  const user = await author();
  const { kitchen, ids } = await stock(2, { priceLevel: 1 });
  const beside = await makeRestaurant(db, { city: "Oakland", cuisines: [kitchen], searchText: kitchen, priceLevel: 2 });
  await makeEvidence(db, { restaurantId: beside.id });
  const cheap = makeConstraint({ field: "price", values: ["1"], label: "$" });
  const parsePrompt = async () => scriptedIdea({ constraints: [cheap] });
  const publication = { isEmailGuide: true, isAdminOnly: true, createdAt: new Date() };
  const own = await createGuide(ctxFor(null, kitchen, { parsePrompt }), input, { publication });
  expect((await entryIds(own.id)).toSorted()).toEqual([...ids, beside.id].toSorted());
  const { kitchen: lone } = await stock(1);
  expect(await entryIds((await createGuide(ctxFor(null, lone), input, { publication })).id)).toHaveLength(1);
  // What only an administrator may read is no guide of the product's own.
  const hidden = { ...publication, isEmailGuide: false };
  await expect(
    createGuide(ctxFor(user, kitchen, { parsePrompt }), input, { publication: hidden }),
  ).rejects.toMatchObject({ outcome: { name: "tooFew" } });
});

const LISTED = { source: "listed" as const, listedBy: "San Francisco", lastSeenOn: "2019-05-01" };

test("a city full of listed places yields none in a guide; three of the wished food are named, and nothing is said", async () => {
  const user = await author();
  const { kitchen } = await stock(6, { ...LISTED, cuisines: ["Georgian"], town: "Alameda", address: "1 Park St" });
  const georgian = makeConstraint({ field: "cuisine", values: ["Georgian"], label: "Georgian" });
  const wishing = (...constraints: Constraint[]) => ({ parsePrompt: async () => scriptedIdea({ constraints }) });
  const tooFewOf = async (...constraints: Constraint[]) => {
    const error: unknown = await createGuide(ctxFor(user, kitchen, wishing(...constraints)), input).catch(
      (thrown) => thrown,
    );
    return TooFewPlaces.parse((error as AppError).outcome?.data);
  };
  const { places, notYetVisited = [] } = await tooFewOf(georgian);
  expect(places).toEqual([]);
  expect(notYetVisited).toHaveLength(3);
  expect(Object.keys(notYetVisited[0] ?? {})).toEqual(["id", "name", "location"]);
  expect(notYetVisited[0]?.location).toBe("1 Park St, Alameda");
  const inAlameda = makeConstraint({ field: "area", values: ["Alameda"], label: "Alameda" });
  const inTemescal = makeConstraint({ field: "area", values: ["Temescal"], label: "Temescal" });
  expect((await tooFewOf(georgian, inAlameda)).notYetVisited).toHaveLength(3);
  expect((await tooFewOf(georgian, inTemescal)).notYetVisited).toBeUndefined();
  // What a kitchen serves must be known there.
  const vegan = makeConstraint({ field: "diet", values: ["vegan"], label: "vegan" });
  expect((await tooFewOf(georgian, vegan)).notYetVisited).toBeUndefined();
  expect((await tooFewOf()).notYetVisited).toBeUndefined();
  for (const { id } of notYetVisited)
    await makeStatus(db, { userId: user.id, restaurantId: id, status: "never_again" });
  const others = (await tooFewOf(georgian)).notYetVisited ?? [];
  expect(others).toHaveLength(3);
  expect(others.filter(({ id }) => notYetVisited.some((place) => place.id === id))).toEqual([]);
});

test("a dish is looked for in the names of listed places, and closed ones are not named", async () => {
  const user = await author();
  const khinkali = makeConstraint({ field: "dish", values: ["khinkali"], label: "khinkali" });
  await makeRestaurant(db, { ...LISTED, city: "Oakland", name: "Khinkali House", address: "2 Main St" });
  await makeRestaurant(db, { ...LISTED, city: "Oakland", name: "Old Khinkali", status: "closed" });
  await makeRestaurant(db, { ...LISTED, city: "Berkeley", name: "Khinkali" });
  const ctx = ctxFor(user, "nothing", { parsePrompt: async () => scriptedIdea({ constraints: [khinkali] }) });
  const error: unknown = await createGuide(ctx, input).catch((thrown: unknown) => thrown);
  const { notYetVisited } = TooFewPlaces.parse((error as AppError).outcome?.data);
  expect(notYetVisited).toMatchObject([{ name: "Khinkali House", location: "2 Main St, Oakland" }]);
});

test("no other road leads a listed place into a guide: samples, themes, stored candidates", async () => {
  for (let i = 0; i < 6; i += 1)
    await makeRestaurant(db, { ...LISTED, cuisines: ["Fijian"], neighbourhood: "Glen Park", name: `Listed ${i}` });
  const { signal } = new AbortController();
  const sample = await cataloguePlaces(db).sample({ city: "San Francisco", limit: 50 }, signal);
  expect(sample.filter(({ name }) => name.startsWith("Listed"))).toEqual([]);
  const { cuisines, areas } = await readAvailableCuisines(db);
  expect(cuisines).not.toContain("Fijian");
  expect(areas).not.toContain("Glen Park");
});
