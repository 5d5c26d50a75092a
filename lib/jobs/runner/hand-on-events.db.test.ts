import { isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { jobEvents } from "@/db/schema";
import { testDb } from "@/lib/testing/database";
import { emit } from "../queue/emit";
import { registerWorker } from "../queue/wake-worker";
import { handOnEvents } from "./hand-on-events";

const { db } = await testDb();
const now = new Date("2026-11-19T16:00:00Z");
const waiting = () => db.$count(jobEvents, isNull(jobEvents.handedOnAt));
beforeEach(() => {
  registerWorker({ start: () => {}, wake: () => {}, stop: async () => {} });
});

test("waiting events are sent once, under the ids that make them one", async () => {
  const sent: { id: string; name: string }[] = [];
  const send = async (events: { id: string; name: string }[]) => sent.push(...events);
  await emit(db, { name: "mail/webhook.received", data: { webhookId: "w1" }, id: "webhook:w1" });
  await emit(db, { name: "worker/pinged", data: {} });
  expect(await handOnEvents(db, send)).toBe(2);
  expect(await handOnEvents(db, send)).toBe(0);
  expect(sent.map(({ name }) => name).sort()).toEqual(["mail/webhook.received", "worker/pinged"]);
  expect(sent.map(({ id }) => id)).toContain("webhook:w1");
  expect(await waiting()).toBe(0);
});

test("events that could not be sent wait on", async () => {
  await emit(db, {
    name: "subscription/requested",
    data: { subscriberId: crypto.randomUUID(), requestedAt: now.toISOString() },
  });
  const send = async () => {
    throw new Error("Inngest is away.");
  };
  await expect(handOnEvents(db, send)).rejects.toThrow("Inngest is away.");
  expect(await waiting()).toBe(1);
});
