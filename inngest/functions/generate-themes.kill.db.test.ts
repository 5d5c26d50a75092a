import { fork } from "node:child_process";
import { isNotNull, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobSteps, scheduledThemes, themeGenerations } from "@/db/schema";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { listProgress } from "@/lib/jobs/progress";
import { LEASE_MS } from "@/lib/jobs/runner/claims";
import { bundleProgram } from "@/lib/testing/bundle-program";
import { makeAdmin, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { generationKey } from "@/lib/themes/generation/generation-key";
import { requestGeneration } from "@/lib/themes/generation/request";

const { db, url } = await testDb();
const program = await bundleProgram(new URL("../testing/crashing-themes.ts", import.meta.url));

const isActive = async () => (await db.$count(themeGenerations, isNull(themeGenerations.endedAt))) > 0;

const stepsDone = () => db.$count(jobSteps, isNotNull(jobSteps.result));

/** Each server lives after the leases of those before it. */
const ahead = (turn: number) => turn * (LEASE_MS + 1_000);

type Crash = { call: number; point: number };

/** A server that resumes the run and dies there; false when it saw the run's end. */
async function die({ call, point }: Crash, turn: number): Promise<boolean> {
  const args = [url, String(call), String(point), String(ahead(turn))];
  const child = fork(program, args, { stdio: "inherit" });
  const died = new Promise<boolean>((resolve) => child.once("exit", (_, signal) => resolve(signal === "SIGKILL")));
  const watch = setInterval(
    async () => !(await isActive().catch(() => true)) && child.connected && child.disconnect(),
    200,
  );
  return died.finally(() => clearInterval(watch));
}

/**
 * A server's first call fetches the functions, the second goes on with the step in which the one before it died, the
 * third does the step after that. They die before a first commit, in the middle of a week, after a commit, at the end.
 */
const CRASHES: Crash[] = [
  { call: 2, point: 3 },
  { call: 3, point: 4 },
  { call: 2, point: 23 },
  { call: 2, point: 41 },
  { call: 2, point: 30 },
  { call: 3, point: 2 },
];

test("servers killed throughout a run of a year leave one theme a week, each published once", {
  timeout: 240_000,
}, async () => {
  await seedCatalogue(
    db,
    builtInCatalogue().filter(({ city }) => city === "San Francisco"),
  );
  const ctx = makeCtx(db, { user: await makeAdmin(db) });
  if (!ctx.user) throw new Error("Nobody asks.");
  const id = await requestGeneration({ ...ctx, user: ctx.user }, { city: "San Francisco", weeksToGenerate: 52 });
  const deaths: { step: number; saved: number }[] = [];
  for (const [turn, crash] of [...CRASHES, { call: 0, point: 0 }].entries()) {
    if (await die(crash, turn)) deaths.push({ step: await stepsDone(), saved: await db.$count(scheduledThemes) });
  }
  expect(await isActive()).toBe(false);

  const rows = await db.select().from(scheduledThemes);
  const notes = await listProgress(db, generationKey(id));
  const events = notes.map(({ data }) => (data as { event: string }).event);
  const count = (event: string) => events.filter((each) => each === event).length;
  console.info(
    `killed ${deaths.length} times, in step (themes saved): ${deaths.map(({ step, saved }) => `${step + 1} (${saved})`).join(", ")}`,
  );
  console.info(
    `themes: ${rows.length}, weeks: ${new Set(rows.map(({ targetWeek }) => targetWeek)).size}, frames: ` +
      ["started", "saved", "skipped", "complete", "error"].map((event) => `${event} ${count(event)}`).join(", "),
  );
  expect(rows).toHaveLength(52);
  expect(new Set(rows.map(({ targetWeek }) => targetWeek)).size).toBe(52);
  expect(new Set(rows.map(({ theme }) => theme)).size).toBe(52);
  expect([count("started"), count("saved"), count("skipped"), count("complete"), count("error")]).toEqual([
    1, 52, 0, 1, 0,
  ]);
  expect(notes.at(-1)?.data).toEqual({ event: "complete", data: { savedCount: 52, skippedCount: 0 } });
  expect(
    deaths.map(({ step }) => step),
    "planning, the year four times, the end",
  ).toEqual([0, 1, 1, 1, 1, 2]);
});
