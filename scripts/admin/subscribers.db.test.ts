import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { adminActions, subscribers } from "@/db/schema";
import { testDb } from "@/lib/testing/database";
import { UsageError } from "./command";
import { subscribersExportCommand } from "./subscribers-export";
import { subscribersImportCommand } from "./subscribers-import";

const { db } = await testDb();
const folder = mkdtempSync(join(tmpdir(), "subscribers-"));
afterAll(() => rmSync(folder, { recursive: true }));

const surroundings = {
  db,
  url: "",
  isServing: false,
  dataDir: folder,
  signal: new AbortController().signal,
  print: () => {},
  progress: () => {},
};
const bringIn = async (...args: string[]) => (await subscribersImportCommand.run(args, surroundings)).text;
const writeOut = async (...args: string[]) => (await subscribersExportCommand.run(args, surroundings)).text;
const file = (name: string) => join(folder, name);

test("subscribers come in after a preview, and go out into a file that only its owner reads", async () => {
  const rows = [
    "email,city,consent_date,consent_source,first_name",
    "ana@example.com,Oakland,2026-01-02,Mailchimp,Ana",
    "ben@example.com,Oakland,,Mailchimp,Ben",
    "cy@example.com,Paris,2026-01-02,Mailchimp,Cy",
  ];
  writeFileSync(file("in.csv"), rows.join("\n"));
  const preview = await bringIn(file("in.csv"), "--dry-run");
  expect(preview.split("\n")).toEqual([
    "It would be: 1 new subscriber, 0 unsubscribed, 0 suppressed, 0 as they were, 2 left out.",
    "Columns that say nothing here: first_name.",
    "Left out:",
    "  line 3 has no consent date",
    "  line 4 names no city of San Francisco, Oakland, Berkeley, San Jose",
    "Nothing was stored.",
  ]);
  expect(await db.$count(subscribers)).toBe(0);
  expect(await bringIn(file("in.csv"))).toMatch(/^Done: 1 new subscriber, /);
  expect(await bringIn(file("in.csv"))).toMatch(/^Done: 0 new subscribers, .* 1 as they were/);
  expect(await writeOut(file("out.csv"))).toMatch(/^1 row in /);
  expect(readFileSync(file("out.csv"), "utf8").split("\r\n").slice(1)).toEqual([
    "ana@example.com,Oakland,confirmed,2026-01-02T00:00:00.000Z,Mailchimp,,,",
    "",
  ]);
  expect(statSync(file("out.csv")).mode & 0o777).toBe(0o600);
  const logged = await db.select().from(adminActions);
  expect(logged.map(({ action, adminName }) => `${adminName}: ${action}`)).toEqual([
    "command line: subscribers.imported",
    "command line: subscribers.imported",
    "command line: subscribers.exported",
  ]);
});

test("a file is never overwritten, and what is no file is told in a sentence", async () => {
  writeFileSync(file("kept.csv"), "kept");
  await expect(writeOut(file("kept.csv"))).rejects.toThrow(
    /^There is a file .*kept.csv already: it was left as it is.$/,
  );
  expect(readFileSync(file("kept.csv"), "utf8")).toBe("kept");
  await expect(writeOut(file("none/out.csv"))).rejects.toThrow(/can't be written: ENOENT/);
  await expect(bringIn(file("none.csv"))).rejects.toThrow(/^There is no file /);
  writeFileSync(file("latin.csv"), Buffer.from("email\nan\xe4@example.com", "latin1"));
  await expect(bringIn(file("latin.csv"))).rejects.toThrow(/is not UTF-8/);
  for (const args of [[], ["a.csv", "b.csv"], ["--dry-run"]])
    await expect(bringIn(...args)).rejects.toThrow(UsageError);
});

test("an import says how far it is, and stores nothing once it was stopped", async () => {
  const lines = Array.from({ length: 2_500 }, (_, i) => `reader-${i}@example.com,Oakland,2026-01-02,Mailchimp`);
  writeFileSync(file("many.csv"), ["email,city,consent_date,consent_source", ...lines].join("\n"));
  const before = await db.$count(subscribers);
  const stop = new AbortController();
  const states: string[] = [];
  const progress = (state: string) => {
    states.push(state);
    if (state.startsWith("2,000 of 2,500 addresses written")) stop.abort(new Error("Stopped."));
  };
  const call = subscribersImportCommand.run([file("many.csv")], { ...surroundings, signal: stop.signal, progress });
  await expect(call).rejects.toThrow("Stopped.");
  expect(states).toEqual([
    "Reading many.csv",
    ...["looked up", "written"].flatMap((verb) =>
      ["0", "1,000", "2,000"].map((n) => `${n} of 2,500 addresses ${verb}`),
    ),
  ]);
  expect(await db.$count(subscribers)).toBe(before);
});

test("an export that was stopped leaves no half file", async () => {
  const stopped = { ...surroundings, signal: AbortSignal.abort() };
  await expect(subscribersExportCommand.run([file("half.csv")], stopped)).rejects.toThrow();
  expect(statSync(file("half.csv"), { throwIfNoEntry: false })).toBeUndefined();
});
