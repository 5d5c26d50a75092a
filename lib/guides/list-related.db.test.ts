import { expect, test } from "vitest";
import { makeGuide, makeRestaurant, testDb } from "@/lib/testing/database";
import { getGuideUnrestricted } from "./get";
import { listRelatedGuides } from "./list-related";

const { db } = await testDb();

type Row = { neighbourhood: string | null; cuisines: string[] };

async function guideOf(...rows: Row[]): Promise<string> {
  const places = await Promise.all(rows.map((row) => makeRestaurant(db, { city: "Oakland", goodFor: [], ...row })));
  const restaurantIds = places.map((place) => place.id);
  const { id } = await makeGuide(db, { city: "Oakland", isEmailGuide: true, restaurantIds });
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

test("one sushi bar of a quarter leads to another guide to the quarter, not to one about sushi", async () => {
  const uptown = (kitchen: string): Row => ({ neighbourhood: "Uptown", cuisines: [kitchen] });
  const quarter = await guideOf(uptown("Mexican"), uptown("Korean"), {
    neighbourhood: "Grand Lake",
    cuisines: ["Pub"],
  });
  await guideOf(
    { neighbourhood: "Piedmont Avenue", cuisines: ["Sushi"] },
    { neighbourhood: "Montclair", cuisines: ["Sushi"] },
    uptown("Sushi"),
  );
  const read = await guideOf(uptown("Sushi"), uptown("Mexican"), uptown("Peruvian"), uptown("Pizza"));
  expect((await related(read))[0]).toBe(quarter);
});

test("a guide whose places have neither a quarter nor a kitchen has the latest of its city", async () => {
  const bare = await guideOf({ neighbourhood: null, cuisines: [] });
  expect(await related(bare)).toHaveLength(2);
});
