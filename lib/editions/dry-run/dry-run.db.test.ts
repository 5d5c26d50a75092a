import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  editions,
  guideEntries,
  guides,
  restaurants,
  scheduledThemes,
  subscribers,
  suppressions,
  weekThemes,
} from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import type { Week } from "@/lib/core/week";
import type { Curator } from "@/lib/ports/curator";
import { makeGuide, makeRestaurant, testDb } from "@/lib/testing/database";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { seasonTheme } from "../season-theme";
import { contents, kinds, makeRoomsAndReaders, makeWeeks, previewOf, run } from "../testing/dry-run-fixtures";
import { formatDryRun } from "./format-dry-run";

const { db } = await testDb();
await makeRoomsAndReaders(db);

test("a year whose themes are approved and seen has no problem, and leaves nothing behind", async () => {
  const preview = await previewOf(db, "San Francisco");
  const weeks = await makeWeeks(db, 52, { guideId: preview });
  const before = await contents(db);
  const made = await run(db, weeks);
  expect(made.problems).toEqual([]);
  expect(made.weeks).toHaveLength(52);
  expect(made.weeks.every(({ sendsAtPacific }) => / 08:00 P[DS]T$/.test(sendsAtPacific))).toBe(true);
  const moments = new Set(made.weeks.map(({ sendsAt }) => sendsAt.slice(11)));
  expect(moments).toEqual(new Set(["16:00:00.000Z", "15:00:00.000Z"]));
  const [first] = made.weeks;
  expect(first?.messages).toMatchObject([
    { city: "Oakland", guideFrom: "theme", subject: expect.stringMatching(/^For evening/) },
  ]);
  expect(await contents(db)).toEqual(before);
  expect(formatDryRun(made)).toContain("[clocks changed: PDT]");
  expect(formatDryRun(made)).toMatch(/\nLargest: [\d.]+ KB of 102 KB, Oakland, /);
  expect(formatDryRun(made)).toMatch(/No problems\.$/);
});

test("the settings that every message needs", async () => {
  const weeks = await makeWeeks(db, 1, { guideId: await previewOf(db, "San Francisco") });
  const settings = { hasSender: false, hasPostalAddress: false, hasProvider: false };
  expect(kinds(await run(db, weeks, { settings, appUrl: "http://localhost:3000" }))).toEqual([
    "app-url-local",
    "sender-unset",
    "postal-address-unset",
    "provider-unset",
  ]);
});

test("a place rests between guides, and comes again, with a word about it, sooner than no guide", async () => {
  const weeks = await makeWeeks(db, 30);
  const { weeks: written } = await run(db, weeks);
  const placesOf = (index: number) => written[index]?.messages[0]?.placeIds ?? [];
  for (let index = 0; index < 8; index++)
    for (let later = index + 1; later < 8; later++)
      expect(placesOf(later).filter((id) => placesOf(index).includes(id))).toEqual([]);
  const all = written.flatMap((_, index) => placesOf(index));
  expect(Math.max(...all.map((id) => all.filter((other) => other === id).length))).toBeLessThanOrEqual(3);

  const few = await makeWeeks(db, 2);
  const { rows } = await db.execute<{ id: string }>(
    sql`update restaurants set status = 'closed' where city = 'Oakland' and id not in
      (select id from restaurants where city = 'Oakland' and status = 'open' order by id limit 4) returning id`,
  );
  const made = await run(db, few);
  await db
    .update(restaurants)
    .set({ status: "open" })
    .where(
      inArray(
        restaurants.id,
        rows.map(({ id }) => id),
      ),
    );
  expect(kinds(made)).toContain("places-repeated");
  expect(made.weeks.every(({ messages }) => messages.length === 1)).toBe(true);
});

test("a city without confirmed readers, or where all are suppressed", async () => {
  const weeks = await makeWeeks(db, 1, { guideId: await previewOf(db, "San Francisco") });
  const email = "bounced@berkeley.example";
  await db.insert(subscribers).values({ email, emailKey: email, city: "Berkeley", state: "confirmed" });
  await db.insert(suppressions).values({ emailKey: email, reason: "bounce" });
  const { problems, readers } = await run(db, weeks, { cities: ["Oakland", "Berkeley"] });
  expect(problems.filter(({ kind }) => kind === "no-readers")).toMatchObject([{ city: "Berkeley" }]);
  expect(readers).toEqual({ Oakland: 1, Berkeley: 0 });
});

test("themes that are missing, wait, are empty, or were never looked at", async () => {
  const [missing = "", pending = "", empty = "", unseen = ""] = await makeWeeks(db, 4);
  const set = (week: Week, row: Partial<typeof scheduledThemes.$inferInsert>) =>
    db.update(scheduledThemes).set(row).where(eq(scheduledThemes.targetWeek, week));
  await db.delete(scheduledThemes).where(eq(scheduledThemes.targetWeek, missing));
  await set(pending, { status: "PENDING" });
  await set(empty, { theme: "  " });
  const made = await run(db, [missing, pending, empty, unseen]);
  expect(made.problems.map(({ kind, week }) => [kind, week])).toEqual([
    ["no-theme", missing],
    ["theme-pending", pending],
    ["theme-empty", empty],
    ["no-preview", unseen],
  ]);
  expect(made.weeks.map(({ themeFrom }) => themeFrom)).toEqual(["season", "season", "season", "approved"]);
  expect(made.weeks[1]?.messages[0]).toMatchObject({ guideFrom: "season", prompt: seasonTheme(pending) });
});

test("a preview that was deleted is missed, and the guide is written as the send would", async () => {
  const preview = await previewOf(db, "San Francisco");
  const weeks = await makeWeeks(db, 1, { guideId: preview });
  const seen = await run(db, weeks, { cities: ["San Francisco"] });
  expect(seen.problems).toEqual([]);
  expect(seen.weeks[0]?.messages[0]).toMatchObject({
    guideFrom: "preview",
    guideName: "The Fog Belt: Warm rooms by the sea",
  });
  await db.delete(guides).where(eq(guides.id, preview));
  const lost = await run(db, weeks, { cities: ["San Francisco"] });
  expect(kinds(lost)).toEqual(["no-preview"]);
  expect(lost.weeks[0]?.messages[0]).toMatchObject({ guideFrom: "theme" });
});

test("a preview with a closed place, and one without a place", async () => {
  const preview = await previewOf(db, "San Francisco");
  const weeks = await makeWeeks(db, 1, { guideId: preview });
  const closedPlace = await makeRestaurant(db, { name: "Chez Shut", status: "closed" });
  const holding = await makeGuide(db, { restaurantIds: [closedPlace.id], name: "A door that is shut" });
  const set = (guideId: string) =>
    db
      .update(scheduledThemes)
      .set({ guideId })
      .where(eq(scheduledThemes.targetWeek, weeks[0] ?? ""));
  await set(holding.id);
  const closed = await run(db, weeks, { cities: ["San Francisco"] });
  expect(closed.problems).toMatchObject([
    { kind: "closed-restaurant", city: "San Francisco", message: 'Chez Shut, in "A door that is shut", is closed.' },
  ]);
  await db.delete(guideEntries).where(eq(guideEntries.guideId, holding.id));
  expect(kinds(await run(db, weeks, { cities: ["San Francisco"] }))).toEqual(["preview-empty"]);
});

test("a theme that nothing fits, with the prompt that replaces it", async () => {
  const weeks = await makeWeeks(db, 1, { guideId: await previewOf(db, "San Francisco") });
  const season = seasonTheme(weeks[0] ?? "");
  const parsePrompt: Curator["parsePrompt"] = async ({ prompt }) =>
    prompt === season ? scriptedIdea() : { kind: "refused", message: "That is no food." };
  const made = await run(db, weeks, { with: { parsePrompt } });
  expect(made.problems).toMatchObject([
    { kind: "theme-fits-nothing", message: expect.stringContaining("That is no food.") },
  ]);
  expect(made.weeks[0]?.messages[0]).toMatchObject({ guideFrom: "season", prompt: season });
});

test("a guide that can't be written for now, and one that no prompt can make", async () => {
  const weeks = await makeWeeks(db, 1, { guideId: await previewOf(db, "San Francisco") });
  const away = async () => Promise.reject(new AppError("unavailable", "Our writer is away."));
  const none = await run(db, weeks, { with: { parsePrompt: away } });
  expect(none.problems).toMatchObject([{ kind: "no-guide", message: expect.stringContaining("Our writer is away.") }]);
  expect(none.weeks[0]?.messages).toEqual([]);
  const refuse: Curator["parsePrompt"] = async () => ({ kind: "refused", message: "No." });
  expect(kinds(await run(db, weeks, { with: { parsePrompt: refuse } }))).toEqual([
    "theme-fits-nothing",
    "theme-fits-nothing",
    "theme-fits-nothing",
    "no-guide",
  ]);
});

test("a subject that repeats another week's, to come or sent", async () => {
  const weeks = await makeWeeks(db, 2, { guideId: await previewOf(db, "San Francisco") });
  const same: Curator["parsePrompt"] = async () => scriptedIdea({ title: "Once again" });
  const made = await run(db, weeks, { with: { parsePrompt: same } });
  // Guides of one title get different ones, so that no two of their subjects are alike.
  expect(made.problems).toEqual([]);
  const subjects = made.weeks.flatMap(({ messages }) => messages.map((message) => message.subject));
  expect(new Set(subjects).size).toBe(subjects.length);
  const subject = made.weeks[0]?.messages[0]?.subject ?? "";
  await db.insert(editions).values({
    city: "Oakland",
    week: "2025-01-02",
    state: "sent",
    openedAt: new Date(),
    message: { subject, html: "", text: "" },
  });
  const again = await run(db, weeks.slice(0, 1), { with: { parsePrompt: same } });
  expect(again.problems).toMatchObject([
    { kind: "subject-repeated", message: `"${subject}" is the subject of 2025-01-02.` },
  ]);
});

test("an edition that is frozen is checked as it goes out", async () => {
  const weeks = await makeWeeks(db, 1);
  const guideId = await previewOf(db, "Oakland");
  await db.insert(weekThemes).values({ week: weeks[0] ?? "", theme: "Settled soup" });
  await db.insert(editions).values({
    city: "Oakland",
    week: weeks[0] ?? "",
    state: "failed",
    openedAt: new Date(),
    guideId,
    message: {
      subject: "",
      html: `<img src="/a.png"><a href="https://else.example">x</a>${" ".repeat(105_000)}`,
      text: "",
    },
  });
  const made = await run(db, weeks);
  expect(made.weeks[0]).toMatchObject({ theme: "Settled soup", themeFrom: "settled" });
  expect(made.weeks[0]?.messages[0]).toMatchObject({ guideFrom: "edition" });
  expect(new Set(kinds(made))).toEqual(
    new Set([
      ...["html-too-large", "no-text", "no-subject", "bad-link", "no-unsubscribe", "no-preference-links"],
      ...["image-without-alt", "no-postal-address"],
    ]),
  );
  expect(formatDryRun(made)).toContain("Messages that mailboxes clip (html-too-large, 1)");
  await db.delete(guides).where(eq(guides.id, guideId));
  expect((await run(db, weeks)).problems).toMatchObject([
    { kind: "no-guide", message: expect.stringContaining("deleted") },
  ]);
});
