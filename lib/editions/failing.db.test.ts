import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { editions } from "@/db/schema";
import type { Mail, MailMessage } from "@/lib/ports/mail";
import { testDb } from "@/lib/testing/database";
import { scriptedMail } from "@/lib/testing/scripted-mail";
import { failEdition } from "./fail-edition";
import { openEdition } from "./open-edition";
import { sendEditionSummary } from "./send-edition-summary";
import { sendRound } from "./send-round";
import { editionFixtures, later, NOW } from "./testing/edition-fixtures";

const { db } = await testDb();
const { make, ctxAt, setState } = editionFixtures(db);
const { mail } = scriptedMail();
const rowOf = async (id: string) => (await db.select().from(editions).where(eq(editions.id, id)))[0];

/** What is sent, with its key. */
function post() {
  const sent: (MailMessage & { key: string })[] = [];
  const recording: Mail = {
    ...mail,
    async send(message, key) {
      sent.push({ ...message, key });
      return { id: key };
    },
  };
  return { sent, recording };
}

test("an edition that failed says why, once, and goes on when its run is tried again", async () => {
  const edition = await make(3);
  const where = { city: edition.city, week: edition.week };
  expect(await failEdition(db, where, "The database was away.", NOW)).toBe(edition.id);
  expect(await rowOf(edition.id)).toMatchObject({ state: "failed", note: "The database was away." });
  expect(await failEdition(db, where, "Something else.", NOW)).toBeNull();
  expect(await sendRound(ctxAt(mail, later(1_000)), edition.id)).toEqual({ next: "done" });
  expect(await rowOf(edition.id)).toMatchObject({ state: "sending", note: null });
});

test("an edition that failed before it had a message is prepared when the week is started again", async () => {
  const edition = await make(1);
  await db
    .update(editions)
    .set({ state: "failed", message: null, note: "No guide." })
    .where(eq(editions.id, edition.id));
  const opened = await openEdition(ctxAt(mail), { city: edition.city, week: edition.week });
  expect(opened).toMatchObject({ id: edition.id, state: "preparing", note: null });
});

test.each(["paused", "sent"] as const)("one that is %s stays so, however it is requested", async (state) => {
  const edition = await make(2);
  await setState(edition, state);
  const opened = await openEdition(ctxAt(mail), { city: edition.city, week: edition.week });
  expect(opened.state).toBe(state);
  expect(await sendRound(ctxAt(mail), edition.id)).toEqual({ next: "halted" });
});

test.each(["sent", "paused", "failed"] as const)(
  "the operator gets one summary of an edition that is %s, however often and whenever it is sent",
  async (state) => {
    const edition = await make(2);
    await db.update(editions).set({ state, note: "The reason." }).where(eq(editions.id, edition.id));
    const { sent, recording } = post();
    await sendEditionSummary(ctxAt(recording), edition.id);
    await sendEditionSummary(ctxAt(recording, later(3_600_000)), edition.id);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.to).toBe("a@guides.example");
    expect(sent[0]?.subject.toLowerCase()).toMatch(new RegExp(`^${state}: City `, "i"));
    expect(sent[0]?.text).toContain("The reason.");
  },
);

test("no summary is sent of an edition in progress", async () => {
  const edition = await make(1);
  const { sent, recording } = post();
  for (const state of ["preparing", "sending"] as const) {
    await setState(edition, state);
    await sendEditionSummary(ctxAt(recording), edition.id);
  }
  expect(sent).toEqual([]);
});
