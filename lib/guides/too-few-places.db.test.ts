import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { guideCreations } from "@/db/schema";
import { TooFewPlaces } from "@/lib/contracts/too-few-places";
import type { AppError } from "@/lib/core/errors";
import { makeEvidence, makeRestaurant, makeStatus, testDb } from "@/lib/testing/database";
import { makeConstraint } from "@/lib/testing/make-place";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
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
    const [creation] = await db.select().from(guideCreations).where(eq(guideCreations.userId, user.id));
    expect(creation?.endedAt).toBeInstanceOf(Date);
  },
);

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
