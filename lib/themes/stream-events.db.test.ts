import { expect, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import { publishEvent } from "./publish-event";
import { streamEvents } from "./stream-events";

const { db } = await testDb();
const { signal } = new AbortController();

test("who joins late gets every event, the elapsed time first and the terminal event last", async () => {
  const theme = { id: "t1", theme: "", rationale: "", targetWeek: "2026-12-03", status: "PENDING" as const };
  await publishEvent(db, "run", "started", { event: "started", data: { weeks: 8 } });
  await publishEvent(db, "run", "2026-12-03", { event: "saved", data: { theme } });
  await publishEvent(db, "run", "last", { event: "complete", data: { savedCount: 1, skippedCount: 7 } });
  const collect = async (now: Date) => {
    const frames: unknown[] = [];
    const last = await streamEvents({ db, signal, now }, "run", (event, data) => frames.push({ event, data }));
    return [...frames, last];
  };
  const ageOf = ([started]: unknown[]) => (started as { data: { elapsedSeconds: number } }).data.elapsedSeconds;

  const later = await collect(new Date(Date.now() + 3_600_000));
  expect(later).toMatchObject([{ event: "started", data: { weeks: 8 } }, { event: "saved" }, { event: "complete" }]);
  expect(ageOf(later)).toBeGreaterThanOrEqual(3_590);
  // A database whose clock is ahead of ours is no reason for a run that has yet to begin.
  expect(ageOf(await collect(new Date(Date.now() - 3_600_000)))).toBe(0);
});
