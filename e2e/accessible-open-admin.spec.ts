import { readFileSync } from "node:fs";
import { and, eq, sql } from "drizzle-orm";
import { type Database, openDatabase } from "@/db/client";
import { urlFile } from "@/db/embedded/data-folder";
import { guideEntries, guides, restaurants } from "@/db/schema";
import { DAY_MS } from "@/lib/core/durations";
import { weekOf } from "@/lib/core/week";
import { MESSAGE_LABELS } from "@/lib/newsletter/preview-message";
import { makeEdition, makePlaces, makeReport, makeRun, makeTheme } from "@/lib/testing/authorization/create-subjects";
import { makeGuide } from "@/lib/testing/factories";
import { bearer } from "./support/account";
import { type Kumquat, startKumquat } from "./support/kumquat";
import { faultsOfStates } from "./support/open-states/check";
import { editorsStates, messagesStates } from "./support/open-states/editors";
import { signInAdmin } from "./support/sessions";
import { expect, test as shared } from "./support/test";

type Own = { kumquat: Kumquat; db: Database };

/** A separate server, whose rows are made, and broken, for these tests alone. */
const test = shared.extend<object, { own: Own }>({
  own: [
    async ({ browserName: _ }, use) => {
      const kumquat = await startKumquat();
      const { db, close } = openDatabase(readFileSync(urlFile(kumquat.dataDir), "utf8").trim(), { max: 1 });
      await use({ kumquat, db });
      await close();
      await kumquat.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ own }, use) => use(own.kumquat.url),
});
test.use({ expectedErrors: [/Failed to load resource/] });
test.describe.configure({ mode: "serial", timeout: 240_000 });

const THEME = "The Crab Pots Are In";

/** A guide of the first start, a reader's report and a change of one of its places, a theme, a send and a run. */
async function makeRows(db: Database) {
  const [guide] = await db
    .select({ id: guides.id })
    .from(guides)
    .where(and(eq(guides.city, "San Francisco"), eq(guides.isAdminOnly, false)))
    .limit(1);
  if (!guide) throw new Error("The first start has written no guide.");
  const [place] = await db
    .select({ id: restaurants.id, name: restaurants.name })
    .from(guideEntries)
    .innerJoin(restaurants, eq(restaurants.id, guideEntries.restaurantId))
    .where(eq(guideEntries.guideId, guide.id))
    .limit(1);
  if (!place) throw new Error("The guide is empty.");
  await db.update(restaurants).set({ address: "2 Ferry Building" }).where(eq(restaurants.id, place.id));
  await makeReport(db, { restaurantId: place.id, guideId: guide.id, words: "The windows are papered over." });
  const targetWeek = weekOf(new Date(Date.now() + 70 * DAY_MS));
  const themeId = await makeTheme(db, { targetWeek, theme: "Crab" });
  await makeEdition(db, "paused", "Paused by admin.");
  await makeRun(db, "failed");
  return { guideId: guide.id, placeName: place.name, themeId };
}

test("what opens on the administrators' pages is accessible", async ({ page, own: { db, kumquat } }) => {
  const { token } = await signInAdmin(page, kumquat.dataDir);
  const { themeId, ...rows } = await makeRows(db);
  // An edit is in the log, with what was there before.
  await page.request.put(`/api/scheduled-themes/${themeId}`, { headers: bearer({ token }), data: { theme: THEME } });
  expect(await faultsOfStates(page, editorsStates({ ...rows, theme: THEME }))).toEqual([]);
});

test("the pages of the messages are accessible, all but the messages", async ({ page, own: { kumquat } }) => {
  await signInAdmin(page, kumquat.dataDir);
  expect(await faultsOfStates(page, messagesStates(Object.keys(MESSAGE_LABELS)))).toEqual([]);
});

test.describe("pages that can't be made", () => {
  test.use({ expectedErrors: [/status of 500|React error #441/] });

  test("say so in an accessible way", async ({ page, own: { db, kumquat } }) => {
    await signInAdmin(page, kumquat.dataDir);
    const { id } = await makeGuide(db, { restaurantIds: await makePlaces(db, 3) });
    await db.execute(sql`update guides set introduction = '"no paragraphs"' where id = ${id}`);
    await db.execute(sql`drop table place_lists cascade`);
    const states = [
      { path: `/guide/${id}`, title: "This page is late from the kitchen" },
      { path: "/profile/lists", title: "Something went wrong" },
    ].map(({ path, title }) => ({
      name: path,
      open: async () => {
        await page.goto(path);
        return page.getByRole("heading", { level: 1, name: title });
      },
    }));
    expect(await faultsOfStates(page, states)).toEqual([]);
  });
});
