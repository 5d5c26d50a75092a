import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { deliveries, editions, subscribers } from "@/db/schema";
import type { Ctx, Providers } from "@/lib/ports/context";
import type { Mail } from "@/lib/ports/mail";
import { inventCity } from "@/lib/testing/invent-city";
import { makeCtx } from "@/lib/testing/make-ctx";
import { queueDeliveries } from "../queue-deliveries";
import { sendEdition } from "../send-edition";

export const NOW = new Date("2026-11-19T16:00:00Z");
export const later = (ms: number): Date => new Date(NOW.getTime() + ms);
export const MESSAGE = { subject: "Soup", html: "<p>Soup</p>", text: "Soup" };
const SENDER_INFO = { appUrl: "https://guides.example", supportEmail: "a@guides.example", postalAddress: "1 Pier" };

let weeks = 0;

/** Editions for tests, each of a city of its own and queued for so many readers, and what becomes of them. */
export function editionFixtures(db: Database) {
  const ctxAt = (mail: Mail, now = NOW): Ctx =>
    makeCtx(db, { now, providers: { mail, senderInfo: SENDER_INFO } as Providers });

  return {
    ctxAt,

    async make(readers: number, { isQueued = true } = {}) {
      const city = inventCity();
      const week = new Date(Date.UTC(2026, 0, 1 + 7 * weeks++)).toISOString().slice(0, 10);
      const [edition] = await db
        .insert(editions)
        .values({ city, week, state: "sending", message: MESSAGE, openedAt: NOW })
        .returning();
      if (!edition) throw new Error("The edition was not made.");
      const emails = Array.from({ length: readers }, (_, i) => `reader-${i}@${edition.id}.example`);
      const confirmed = { city, state: "confirmed" as const, confirmedAt: later(-1_000) };
      if (readers > 0)
        await db.insert(subscribers).values(emails.map((email) => ({ email, emailKey: email, ...confirmed })));
      if (isQueued) await queueDeliveries(db, edition);
      return { ...edition, emails };
    },

    sendOnce: ({ id }: { id: string }, mail: Mail, now = NOW) =>
      sendEdition(ctxAt(mail, now), { id, message: MESSAGE }, { forMs: 60_000 }),

    /** Sends with a clock that jumps to whatever comes next, until nothing remains. */
    async sendAll({ id }: { id: string }, mail: Mail, start = NOW) {
      let now = start;
      for (let round = 0; round < 60; round++) {
        const remaining = await sendEdition(ctxAt(mail, now), { id, message: MESSAGE }, { forMs: 60_000 });
        if (remaining.next !== "again") return remaining;
        now = new Date(Math.max(remaining.at?.getTime() ?? 0, now.getTime() + 1_000));
      }
      throw new Error("It never came to an end.");
    },

    setState: ({ id }: { id: string }, state: (typeof editions.$inferSelect)["state"]) =>
      db.update(editions).set({ state }).where(eq(editions.id, id)),

    /** How many deliveries are in each state. */
    async states({ id }: { id: string }): Promise<Record<string, number>> {
      const rows = await db.select().from(deliveries).where(eq(deliveries.editionId, id));
      const groups = Object.groupBy(rows, ({ state }) => state);
      return Object.fromEntries(Object.entries(groups).map(([state, group]) => [state, group.length]));
    },
  };
}

/** A gate that somebody waits at until it is opened. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const pass = () => {
    reach();
    return opened;
  };
  return { pass, open, reached };
}
