import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobCrons, jobRuns } from "@/db/schema";
import { HOUR_MS } from "@/lib/core/durations";
import { testDb } from "@/lib/testing/database";
import { startDueCrons, syncCronTriggers } from "./cron-triggers";
import { FunctionConfig } from "./function-config";

const { db } = await testDb();

const weekly = (id: string, cron = "TZ=America/Los_Angeles 0 8 * * 4") =>
  FunctionConfig.parse({ id, name: id, triggers: [{ cron }], steps: {} });
const ticksOf = async (id: string) => {
  const runs = await db.select().from(jobRuns).where(eq(jobRuns.functionId, id)).orderBy(asc(jobRuns.createdAt));
  return runs.map(({ event }) => new Date(event.ts).toISOString());
};

test("a year of Thursdays at eight, each once, with two servers that look at odd times", async () => {
  const configs = [weekly("year")];
  let now = new Date("2027-12-31T12:00:00Z");
  await syncCronTriggers(db, configs, now);
  const end = new Date("2029-01-01T00:00:00Z");
  while (now < end) {
    await Promise.all([startDueCrons(db, configs, now), startDueCrons(db, configs, now)]);
    now = new Date(now.getTime() + 61 * HOUR_MS);
  }
  const ticks = await ticksOf("year");
  expect(ticks).toHaveLength(52);
  expect(new Set(ticks).size).toBe(52);
  const local = ticks.map((tick) =>
    new Date(tick).toLocaleString("en-US", { timeZone: "America/Los_Angeles", weekday: "long", hour: "numeric" }),
  );
  expect(new Set(local)).toEqual(new Set(["Thursday 8 AM"]));
});

test("a server that slept through three Thursdays sends one", async () => {
  const configs = [weekly("slept")];
  await syncCronTriggers(db, configs, new Date("2026-11-01T00:00:00Z"));
  await startDueCrons(db, configs, new Date("2026-11-20T00:00:00Z"));
  await startDueCrons(db, configs, new Date("2026-11-20T00:00:01Z"));
  expect(await ticksOf("slept")).toEqual(["2026-11-19T16:00:00.000Z"]);
});

test("a restart keeps the next tick, and a changed trigger replaces the old one", async () => {
  await syncCronTriggers(db, [weekly("moved")], new Date("2026-11-01T00:00:00Z"));
  await syncCronTriggers(db, [weekly("moved")], new Date("2026-11-10T00:00:00Z"));
  const [waiting] = await db.select().from(jobCrons).where(eq(jobCrons.functionId, "moved"));
  expect(waiting?.nextAt).toEqual(new Date("2026-11-05T16:00:00Z"));
  await syncCronTriggers(db, [weekly("moved", "0 9 * * *")], new Date("2026-11-10T00:00:00Z"));
  const clocks = await db.select().from(jobCrons).where(eq(jobCrons.functionId, "moved"));
  expect(clocks.map(({ expression }) => expression)).toEqual(["0 9 * * *"]);
});

test("a clock that jumps years ahead and back stops nothing and repeats nothing", async () => {
  const configs = [weekly("jump")];
  const today = new Date("2026-11-20T00:00:00Z");
  await syncCronTriggers(db, configs, new Date("2026-11-18T00:00:00Z"));
  await startDueCrons(db, configs, today);
  await startDueCrons(db, configs, new Date("2031-01-01T00:00:00Z"));
  const isBack = new Date("2026-11-18T00:00:00Z");
  await syncCronTriggers(db, configs, isBack);
  await startDueCrons(db, configs, today);
  await startDueCrons(db, configs, new Date("2026-11-27T00:00:00Z"));
  expect((await ticksOf("jump")).sort()).toEqual([
    "2026-11-19T16:00:00.000Z",
    "2026-11-26T16:00:00.000Z",
    "2030-12-26T16:00:00.000Z",
  ]);
});

test("a clock that is set back and forth over the tick ticks once, and over no tick not at all", async () => {
  const configs = [weekly("to-and-fro")];
  const at = (clock: string) => new Date(`2026-11-19T${clock}Z`);
  await syncCronTriggers(db, configs, at("15:59:00"));
  for (const clock of [
    "15:59:59",
    "16:00:01",
    "15:58:30",
    "15:59:59",
    "16:00:00",
    "15:00:00",
    "16:00:02",
    "23:00:00",
  ]) {
    // Each time as a server that has just started, and as one that runs on.
    await syncCronTriggers(db, configs, at(clock));
    await Promise.all([startDueCrons(db, configs, at(clock)), startDueCrons(db, configs, at(clock))]);
  }
  expect(await ticksOf("to-and-fro")).toEqual(["2026-11-19T16:00:00.000Z"]);
});
