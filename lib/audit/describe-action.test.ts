import { expect, test } from "vitest";
import { ACTION_KINDS, ADMIN_ACTIONS } from "@/lib/contracts/admin-log";
import { ACTION_WORDING } from "./action-wording";
import { COMMAND_LINE } from "./command-line";
import { actionSentence, describeAction } from "./describe-action";

const example = {
  at: "2026-11-21T18:00:00.000Z",
  adminName: "mika",
  action: "theme.approved",
  subjectName: "Coats on Chairs",
  detail: null,
};
type Changes = { action?: string; subjectName?: string | null; detail?: unknown };
const sentenceOf = (changes: Changes = {}) => actionSentence({ ...example, ...changes });

test.each(ADMIN_ACTIONS)("%s is a sentence, with or without a name, whatever its detail", (action) => {
  for (const detail of [null, "words", 7, [], { week: "no week", cities: "none", weeks: "x", imported: {} }]) {
    for (const subjectName of ["Coats on Chairs", " ", null]) {
      const sentence = actionSentence({ ...example, action, subjectName, detail });
      expect(sentence).toMatch(/^mika [a-z][^.]+[^ .]\.$/);
      expect(sentence).not.toMatch(/ {2}|undefined|null|NaN|\[object|_/);
      expect(sentence).not.toContain(action);
      expect(sentence.includes("Coats on Chairs")).toBe(subjectName === "Coats on Chairs");
    }
  }
});

test("no two actions have the same sentence, and each kind has one", () => {
  expect(new Set(ADMIN_ACTIONS.map((action) => sentenceOf({ action }))).size).toBe(ADMIN_ACTIONS.length);
  expect(new Set(Object.values(ACTION_WORDING).map(({ kind }) => kind))).toEqual(new Set(Object.keys(ACTION_KINDS)));
});

test("the wording that readers of the log see", () => {
  expect(sentenceOf({ detail: { week: "2026-12-03" } })).toBe(
    "mika approved the theme “Coats on Chairs” for December 3.",
  );
  expect(sentenceOf({ detail: { week: "2027-03-04" } })).toBe(
    "mika approved the theme “Coats on Chairs” for March 4, 2027.",
  );
  expect(sentenceOf({ detail: { targetWeek: "2026-12-03" } })).toBe(sentenceOf({ detail: { week: "2026-12-03" } }));
  expect(sentenceOf({ subjectName: null })).toBe("mika approved a theme.");
  const sent = { action: "edition.week_sent", subjectName: null };
  expect(sentenceOf({ ...sent, detail: { week: "2026-11-19", cities: ["San Francisco", "Oakland"] } })).toBe(
    "mika started the Thursday email for San Francisco and Oakland due November 19.",
  );
  expect(sentenceOf({ action: "edition.paused", subjectName: "Oakland", detail: { week: "2026-11-19" } })).toBe(
    "mika paused the Thursday email for Oakland due November 19.",
  );
  expect(sentenceOf({ action: "edition.guide_written", subjectName: "Oakland", detail: { week: "2026-11-19" } })).toBe(
    "mika asked to see the guide of the Thursday email for Oakland due November 19.",
  );
  expect(sentenceOf({ action: "job.tried_again", subjectName: "Thursday's email" })).toBe(
    "mika took up “Thursday's email” where it had failed.",
  );
  expect(sentenceOf({ action: "themes.generation_requested", subjectName: null, detail: { weeks: 52 } })).toBe(
    "mika asked for new themes for 52 weeks.",
  );
  const preview = { action: "guide.preview_sent", detail: { to: "d…@example.com" } };
  expect(sentenceOf(preview)).toBe("mika sent a preview email of the guide “Coats on Chairs”.");
  expect(sentenceOf({ ...preview, detail: { ...preview.detail, handOff: "uncertain" } })).toBe(
    "mika sent a preview email of the guide “Coats on Chairs” and got no clear response: it may be on its way.",
  );
  const run = { action: "guide.debug_run_unfinished", subjectName: "Oakland" };
  expect(sentenceOf({ ...run, detail: { state: "failed", error: "No pears." } })).toBe(
    "mika tried to generate a guide for Oakland in the debug view, and it failed.",
  );
  expect(sentenceOf({ ...run, detail: { state: "stopped" } })).toBe(
    "mika tried to generate a guide for Oakland in the debug view, and stopped it.",
  );
});

test("the command line is named as such, and a subject's name is a separate part", () => {
  const action = { ...example, adminName: COMMAND_LINE.username, action: "account.made_admin", subjectName: "ana" };
  expect(describeAction(action)).toEqual({
    opening: "The command line made",
    subject: "ana",
    rest: "an administrator",
  });
  const file = { ...action, action: "catalogue.imported", subjectName: "ours.csv" };
  expect(actionSentence({ ...file, detail: { imported: 12, updated: 1 } })).toBe(
    "The command line imported “ours.csv” with 12 new places and 1 updated.",
  );
  expect(actionSentence({ ...file, action: "catalogue.import_begun" })).toBe(
    "The command line began to import “ours.csv”.",
  );
});

test("an action of a later version gets a generic sentence", () => {
  expect(sentenceOf({ action: "oven.lit" })).toBe("mika did something that this version has no words for.");
  expect(sentenceOf({ action: "constructor" })).toBe("mika did something that this version has no words for.");
});
