import { expect, test } from "vitest";
import { ACTION_KINDS, ADMIN_ACTIONS } from "@/lib/contracts/admin-log";
import { ACTION_WORDING } from "./action-wording";
import { COMMAND_LINE } from "./command-line";
import { actionSentence, describeAction } from "./describe-action";

const told = {
  at: "2026-11-21T18:00:00.000Z",
  adminName: "mika",
  action: "theme.approved",
  subjectName: "Coats on Chairs",
  detail: null,
};
type Changes = { action?: string; subjectName?: string | null; detail?: unknown };
const tell = (changes: Changes = {}) => actionSentence({ ...told, ...changes });

test.each(ADMIN_ACTIONS)("%s is told in a sentence, named or not, whatever its detail holds", (action) => {
  for (const detail of [null, "words", 7, [], { week: "no week", cities: "none", weeks: "x", imported: {} }]) {
    for (const subjectName of ["Coats on Chairs", " ", null]) {
      const sentence = actionSentence({ ...told, action, subjectName, detail });
      expect(sentence).toMatch(/^mika [a-z][^.]+[^ .]\.$/);
      expect(sentence).not.toMatch(/ {2}|undefined|null|NaN|\[object|_/);
      expect(sentence).not.toContain(action);
      expect(sentence.includes("Coats on Chairs")).toBe(subjectName === "Coats on Chairs");
    }
  }
});

test("no two actions are told alike, and each kind has one", () => {
  expect(new Set(ADMIN_ACTIONS.map((action) => tell({ action }))).size).toBe(ADMIN_ACTIONS.length);
  expect(new Set(Object.values(ACTION_WORDING).map(({ kind }) => kind))).toEqual(new Set(Object.keys(ACTION_KINDS)));
});

test("the words that readers of the log meet", () => {
  expect(tell({ detail: { week: "2026-12-03" } })).toBe("mika approved the theme “Coats on Chairs” for December 3.");
  expect(tell({ detail: { week: "2027-03-04" } })).toBe("mika approved the theme “Coats on Chairs” for March 4, 2027.");
  expect(tell({ detail: { targetWeek: "2026-12-03" } })).toBe(tell({ detail: { week: "2026-12-03" } }));
  expect(tell({ subjectName: null })).toBe("mika approved a theme.");
  const sent = { action: "edition.week_sent", subjectName: null };
  expect(tell({ ...sent, detail: { week: "2026-11-19", cities: ["San Francisco", "Oakland"] } })).toBe(
    "mika set off the Thursday email for San Francisco and Oakland due November 19.",
  );
  expect(tell({ action: "edition.paused", subjectName: "Oakland", detail: { week: "2026-11-19" } })).toBe(
    "mika paused the Thursday email for Oakland due November 19.",
  );
  expect(tell({ action: "job.tried_again", subjectName: "Thursday's email" })).toBe(
    "mika took up “Thursday's email” where it had failed.",
  );
  expect(tell({ action: "themes.generation_requested", subjectName: null, detail: { weeks: 52 } })).toBe(
    "mika asked for new themes for 52 weeks.",
  );
  const preview = { action: "guide.preview_sent", detail: { to: "d…@example.com" } };
  expect(tell(preview)).toBe("mika sent a preview email of the guide “Coats on Chairs”.");
  expect(tell({ ...preview, detail: { ...preview.detail, handOff: "uncertain" } })).toBe(
    "mika sent a preview email of the guide “Coats on Chairs” and got no clear answer: it may be on its way.",
  );
  const run = { action: "guide.debug_run_unfinished", subjectName: "Oakland" };
  expect(tell({ ...run, detail: { state: "failed", error: "No pears." } })).toBe(
    "mika tried to generate a guide for Oakland in the debug view, and it failed.",
  );
  expect(tell({ ...run, detail: { state: "stopped" } })).toBe(
    "mika tried to generate a guide for Oakland in the debug view, and stopped it.",
  );
});

test("the command line is told as such, and a name is shown in its own piece", () => {
  const action = { ...told, adminName: COMMAND_LINE.username, action: "account.made_admin", subjectName: "ana" };
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

test("an action of a later version is told without its words", () => {
  expect(tell({ action: "oven.lit" })).toBe("mika did something that this version has no words for.");
  expect(tell({ action: "constructor" })).toBe("mika did something that this version has no words for.");
});
