import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { guideEntries } from "@/db/schema";
import { makeEvidence, makeGuide, makeRestaurant, testDb } from "@/lib/testing/database";
import { getAuthorship } from "./get-authorship";

const { db } = await testDb();
const place = await makeRestaurant(db);
const review = await makeEvidence(db, { restaurantId: place.id, about: "review" });
const note = await makeEvidence(db, { restaurantId: place.id, about: "cooking" });

async function written(writtenBy: "house" | "model", evidenceId: string): Promise<string> {
  const { id } = await makeGuide(db, { restaurantIds: [place.id], writtenBy });
  await db
    .update(guideEntries)
    .set({ sentences: [{ text: "Good bread.", evidenceIds: [evidenceId] }] })
    .where(eq(guideEntries.guideId, id));
  return id;
}

test("guides are grounded in reviews only where a model wrote all of them, and each cites one", async () => {
  const house = await written("house", note.id);
  const [reviewed, sourced] = [await written("model", review.id), await written("model", note.id)];
  expect(await getAuthorship({ db }, [house])).toBe("house");
  expect(await getAuthorship({ db }, [reviewed])).toBe("model with reviews");
  expect(await getAuthorship({ db }, [reviewed, sourced])).toBe("model");
  expect(await getAuthorship({ db }, [reviewed, house])).toBe("both");
  expect(await getAuthorship({ db }, [])).toBe("nobody");
});
