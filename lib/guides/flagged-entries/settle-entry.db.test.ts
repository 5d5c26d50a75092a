import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { guideEntries, guides, restaurants } from "@/db/schema";
import { makeGuide, makeStatus, makeUser, testDb } from "@/lib/testing/database";
import { makeConstraint } from "@/lib/testing/make-place";
import { createGuide } from "../create";
import { getPublicGuide } from "../get";
import { describeUpdate } from "./describe-update";
import { dismissFlag } from "./dismiss-flag";
import { listFlaggedEntries } from "./list-flagged-entries";
import { proposeReplacement } from "./propose-replacement";
import { removeEntry } from "./remove-entry";
import { replaceEntry } from "./replace-entry";
import { GUIDE_INPUT, makeFlaggedEntriesFixture, NOW, readsIdeaOfSize } from "./testing/flagged-entries-fixture";

const { db } = await testDb();
const fixture = await makeFlaggedEntriesFixture(db);
const { admin, as, stock, entriesOf, guideOf, change, close, inKitchen, flagsIn, actionsOn } = fixture;
const reader = await makeUser(db);
const forbidden = { code: "forbidden" };
beforeEach(fixture.newKitchen);

describe("a replacement", () => {
  test("is chosen from the guide's own candidates, proposed, and applied at the same position", async () => {
    const guide = await guideOf(3, 5);
    await close(guide.second);
    const entry = { guideId: guide.id, restaurantId: guide.second };
    const proposal = await proposeReplacement(as(admin), { ...entry, except: [] });
    expect(guide.entries).not.toContain(proposal.restaurant.id);
    expect(proposal.flavorText).toBe("The pasta is rolled in the window each morning.");
    expect(proposal.evidence).toHaveLength(1);
    expect(await entriesOf(guide.id)).toEqual(guide.entries);

    await replaceEntry(as(admin), { ...entry, proposalId: proposal.id });
    const after = await entriesOf(guide.id);
    expect(after).toEqual([guide.first, proposal.restaurant.id, guide.entries[2]]);
    expect(await flagsIn(guide.id)).toEqual([]);
    const page = await getPublicGuide({ db }, guide.id);
    expect(page.updatedAt).toBe(NOW.toISOString());
    const [gone] = await db.select().from(restaurants).where(eq(restaurants.id, guide.second));
    expect(page.updates.map(describeUpdate)).toEqual([`Updated on March 4, 2026, because ${gone?.name} closed.`]);
    expect(page.entries[1]?.flavorText).toBe(proposal.flavorText);
    expect(await actionsOn(guide.id)).toEqual(["guide.entry_replaced"]);
  });

  test("skips closed places, places in the guide, declined ones and blocked ones", async () => {
    const author = await makeUser(db);
    const guide = await guideOf(3, 7, author);
    const spare = (await inKitchen()).filter(({ id }) => !guide.entries.includes(id));
    const [shut, unwanted, turnedDown, left] = spare.map(({ id }) => id);
    await close(guide.first);
    await close(shut ?? "");
    await makeStatus(db, { userId: author.id, restaurantId: unwanted ?? "", status: "never_again" });
    const request = { guideId: guide.id, restaurantId: guide.first, except: [turnedDown ?? ""] };
    const proposal = await proposeReplacement(as(admin), request);
    expect(proposal.restaurant.id).toBe(left);
    await expect(
      proposeReplacement(as(admin), { ...request, except: [turnedDown ?? "", left ?? ""] }),
    ).rejects.toMatchObject({ code: "unprocessable" });
  });

  test("meets the guide's hard constraints, or is not offered", async () => {
    const cheap = makeConstraint({ field: "price", values: ["1"], label: "under ten dollars" });
    await stock(3, { priceLevel: 1 });
    const { id } = await createGuide(
      { ...as(admin, readsIdeaOfSize(3, { constraints: [cheap] })), user: null },
      GUIDE_INPUT,
    );
    const [first = ""] = await entriesOf(id);
    await close(first);
    const request = { guideId: id, restaurantId: first, except: [] };
    await stock(2, { priceLevel: 4 });
    await expect(proposeReplacement(as(admin), request)).rejects.toMatchObject({ code: "unprocessable" });
    const [fitting] = await stock(1, { priceLevel: 1 });
    const proposal = await proposeReplacement(as(admin), request);
    expect(proposal.restaurant.id).toBe(fitting?.id);
    expect(proposal.verdicts).toMatchObject([{ label: "under ten dollars", verdict: "met" }]);
  });

  test("removes the sentences of the introduction that cited the removed place", async () => {
    const guide = await guideOf(3, 4);
    const [row] = await db.select().from(guides).where(eq(guides.id, guide.id));
    // The scripted introduction repeats the first entry's evidence alone.
    expect(row?.introduction[0]?.[0]?.evidenceIds).toHaveLength(1);
    await close(guide.first);
    const entry = { guideId: guide.id, restaurantId: guide.first };
    const proposal = await proposeReplacement(as(admin), { ...entry, except: [] });
    expect(proposal.droppedSentences).toEqual([row?.introduction[0]?.[0]?.text]);
    await replaceEntry(as(admin), { ...entry, proposalId: proposal.id });
    const [after] = await db.select().from(guides).where(eq(guides.id, guide.id));
    expect(after?.introduction.flat()).toHaveLength(1);
    expect(after?.introduction).not.toEqual(row?.introduction);
  });

  test("replaces a headline that named the removed place, as proposed", async () => {
    const guide = await guideOf(3, 4);
    const [place] = (await inKitchen()).filter(({ id }) => id === guide.first);
    await db
      .update(guides)
      .set({ name: `From ${place?.name} to the bay` })
      .where(eq(guides.id, guide.id));
    await close(guide.first);
    const entry = { guideId: guide.id, restaurantId: guide.first };
    const proposal = await proposeReplacement(as(admin), { ...entry, except: [] });
    expect(proposal.title).toBe("Pasta by the window");
    await replaceEntry(as(admin), { ...entry, proposalId: proposal.id });
    expect((await getPublicGuide({ db }, guide.id)).name).toBe("Pasta by the window");
  });

  test("is searched by prompt for a guide without a record", async () => {
    const places = await stock(4);
    const held = places.slice(0, 3).map(({ id }) => id);
    const guide = await makeGuide(db, { city: "Oakland", restaurantIds: held });
    await close(held[0] ?? "");
    const request = { guideId: guide.id, restaurantId: held[0] ?? "", except: [] };
    expect((await proposeReplacement(as(admin), request)).restaurant.id).toBe(places[3]?.id);
  });

  test("is refused when its place has closed, when a later one exists, and when the flag is gone", async () => {
    const guide = await guideOf(3, 5);
    await close(guide.first);
    const entry = { guideId: guide.id, restaurantId: guide.first };
    const early = await proposeReplacement(as(admin), { ...entry, except: [] });
    const late = await proposeReplacement(as(admin), { ...entry, except: [early.restaurant.id] });
    const conflict = { code: "conflict" };
    await expect(replaceEntry(as(admin), { ...entry, proposalId: early.id })).rejects.toMatchObject(conflict);
    await close(late.restaurant.id);
    await expect(replaceEntry(as(admin), { ...entry, proposalId: late.id })).rejects.toMatchObject(conflict);
    await change(late.restaurant.id, { status: "open" });
    await change(guide.first, { status: "open" });
    await expect(replaceEntry(as(admin), { ...entry, proposalId: late.id })).rejects.toMatchObject(conflict);
    expect(await entriesOf(guide.id)).toEqual(guide.entries);
  });

  test("becomes invalid once another entry of the guide is settled", async () => {
    const guide = await guideOf(4, 6);
    await close(guide.first);
    await close(guide.second);
    const [one, two] = [guide.first, guide.second].map((restaurantId) => ({ guideId: guide.id, restaurantId }));
    if (!one || !two) throw new Error("The guide is too short.");
    const proposal = await proposeReplacement(as(admin), { ...one, except: [] });
    await removeEntry(as(admin), two);
    await expect(replaceEntry(as(admin), { ...one, proposalId: proposal.id })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  test("two concurrent editors: one settles the entry, the other gets a conflict", async () => {
    const guide = await guideOf(4, 6);
    await close(guide.first);
    const entry = { guideId: guide.id, restaurantId: guide.first };
    const proposal = await proposeReplacement(as(admin), { ...entry, except: [] });
    const outcomes = await Promise.allSettled([
      replaceEntry(as(admin), { ...entry, proposalId: proposal.id }),
      removeEntry(as(admin), entry),
      replaceEntry(as(admin), { ...entry, proposalId: proposal.id }),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" });
    }
    expect((await getPublicGuide({ db }, guide.id)).updates).toHaveLength(1);
  });
});

describe("removing an entry", () => {
  test("corrects the count in the headline", async () => {
    const guide = await guideOf(4, 4);
    await db.update(guides).set({ name: "Flour on the Sleeve: Four rooms" }).where(eq(guides.id, guide.id));
    await close(guide.first);
    await removeEntry(as(admin), { guideId: guide.id, restaurantId: guide.first });
    expect((await getPublicGuide({ db }, guide.id)).name).toBe("Flour on the Sleeve: Three rooms");
  });

  test("closes the gap, keeps the order and publishes why; three entries remain", async () => {
    const guide = await guideOf(4, 4);
    await change(guide.second, { status: "temporarily_closed" });
    await removeEntry(as(admin), { guideId: guide.id, restaurantId: guide.second });
    expect(await entriesOf(guide.id)).toEqual(guide.entries.filter((id) => id !== guide.second));
    const rows = await db.select().from(guideEntries).where(eq(guideEntries.guideId, guide.id));
    expect(rows.map(({ position }) => position).sort()).toEqual([1, 2, 3]);
    const [gone] = await db.select().from(restaurants).where(eq(restaurants.id, guide.second));
    expect((await getPublicGuide({ db }, guide.id)).updates.map(describeUpdate)).toEqual([
      `Updated on March 4, 2026, because ${gone?.name} is closed for now.`,
    ]);
    expect(await actionsOn(guide.id)).toEqual(["guide.entry_removed"]);

    await close(guide.first);
    await expect(removeEntry(as(admin), { guideId: guide.id, restaurantId: guide.first })).rejects.toMatchObject({
      userMessage: "A guide keeps at least three entries. Take a replacement instead.",
    });
  });

  test("an entry without a flag can not be removed", async () => {
    const guide = await guideOf(4, 4);
    await expect(removeEntry(as(admin), { guideId: guide.id, restaurantId: guide.first })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

test("a reader may do none of this", async () => {
  const guide = await guideOf(4, 5);
  await close(guide.first);
  const entry = { guideId: guide.id, restaurantId: guide.first };
  await expect(listFlaggedEntries(as(reader))).rejects.toMatchObject(forbidden);
  await expect(proposeReplacement(as(reader), { ...entry, except: [] })).rejects.toMatchObject(forbidden);
  await expect(replaceEntry(as(reader), { ...entry, proposalId: randomUUID() })).rejects.toMatchObject(forbidden);
  await expect(removeEntry(as(reader), entry)).rejects.toMatchObject(forbidden);
  await expect(dismissFlag(as(reader), { ...entry, seen: 1 })).rejects.toMatchObject(forbidden);
  expect(await entriesOf(guide.id)).toEqual(guide.entries);
});
