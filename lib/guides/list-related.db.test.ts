import { expect, test } from "vitest";
import { makeGuide, makeRestaurant, testDb } from "@/lib/testing/database";
import { getGuideUnrestricted } from "./get";
import { listRelatedGuides } from "./list-related";

const { db } = await testDb();

async function guideOf(row: { neighbourhood: string | null; cuisines: string[] }): Promise<string> {
  const place = await makeRestaurant(db, { city: "Oakland", ...row });
  const { id } = await makeGuide(db, { city: "Oakland", isEmailGuide: true, restaurantIds: [place.id] });
  return id;
}

const related = async (id: string) =>
  (await listRelatedGuides({ db }, await getGuideUnrestricted({ db }, id))).map((guide) => guide.id);

test("those in the same quarter come first, then those with the same kitchen, then the latest", async () => {
  const near = await guideOf({ neighbourhood: "Temescal", cuisines: ["Thai"] });
  const alike = await guideOf({ neighbourhood: "Rockridge", cuisines: ["Ethiopian"] });
  const other = await guideOf({ neighbourhood: "Rockridge", cuisines: ["Thai"] });
  const read = await guideOf({ neighbourhood: "Temescal", cuisines: ["Ethiopian"] });
  expect(await related(read)).toEqual([near, alike]);
  expect(await related(near)).toEqual([read, other]);
});

test("a guide whose places have neither a quarter nor a kitchen has the latest of its city", async () => {
  const bare = await guideOf({ neighbourhood: null, cuisines: [] });
  expect(await related(bare)).toHaveLength(2);
});
