import { longDay, shortDay } from "../dates";
import { COMMAND_LINE } from "./command-line";
import type { AdminAction, AdminActionName } from "./contract";
import { type Facts, factsOf } from "./facts";
import { words } from "./words";

/** A sentence in the pieces that a screen shows: what it was done to may be a link. */
export type Telling = { opening: string; subject: string | null; rest: string };

type Told = Pick<AdminAction, "at" | "adminName" | "action" | "subjectName" | "detail">;

/** Who did what, in words: "mika approved the theme", "“Coats on Chairs”", "for March 4". */
export function tellAction({ at, adminName, action, subjectName, detail }: Told): Telling {
  const who = adminName === COMMAND_LINE.username ? "The command line" : adminName;
  const known = Object.hasOwn(words, action) ? words[action as AdminActionName] : undefined;
  if (!known) return { opening: `${who} did something that this version has no words for`, subject: null, rest: "" };
  const { did, thing, more = nothing } = known;
  const name = subjectName?.trim() || null;
  return {
    opening: joined(who, did, name === null ? thing.unnamed : thing.lead),
    subject: name === null || !thing.isTitle ? name : `“${name}”`,
    rest: more(factsOf(detail), (day) => dayIn(day, at)),
  };
}

/** The same as one sentence, for whatever shows no links. */
export function sentenceOfAction(action: Told): string {
  const { opening, subject, rest } = tellAction(action);
  return `${joined(opening, subject, rest)}.`;
}

const nothing = (_: Facts) => "";
const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(" ");

/** A week's day, with its year where that is not the year in which it was done. */
const dayIn = (day: string, at: string): string => (day.slice(0, 4) === at.slice(0, 4) ? shortDay(day) : longDay(day));
