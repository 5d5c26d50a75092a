import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliveries, editions } from "@/db/schema";
import { testDb } from "@/lib/testing/database";
import { leaseBatch } from "./lease-batch";

const { db } = await testDb();
const NOW = new Date("2026-11-19T16:00:00Z");
const LAST = "ffffffff-ffff-ffff-ffff-ffffffffffff";

test("pending readers are leased in order after the last batch, and none behind it is forgotten", async () => {
  const row = { city: "Oakland" as const, week: "2026-11-19", state: "sending" as const, openedAt: NOW };
  const [edition] = await db.insert(editions).values(row).returning();
  const editionId = edition?.id ?? "";
  await db
    .insert(deliveries)
    .values(Array.from({ length: 250 }, () => ({ editionId, subscriberId: randomUUID(), state: "pending" as const })));
  const first = await leaseBatch(db, editionId, NOW, { batchMax: 100 });
  const second = await leaseBatch(db, editionId, NOW, { after: first?.cursor ?? "", batchMax: 100 });
  expect((second?.cursor ?? "") > (first?.cursor ?? "")).toBe(true);
  const behind = await leaseBatch(db, editionId, NOW, { after: LAST, batchMax: 100 });
  const taken = [first, second, behind].map((batch) => db.$count(deliveries, eq(deliveries.batchId, batch?.id ?? "")));
  expect(await Promise.all(taken)).toEqual([100, 100, 50]);
  expect(await leaseBatch(db, editionId, NOW, { after: LAST, batchMax: 100 })).toBeNull();
});
