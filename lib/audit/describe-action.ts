import type { AdminAction, AdminActionName } from "@/lib/contracts/admin-log";
import { formatCalendarDate, formatMonthDay } from "@/lib/core/calendar-date";
import { type ActionFacts, readActionFacts } from "./action-facts";
import { ACTION_WORDING } from "./action-wording";
import { COMMAND_LINE } from "./command-line";

/** A sentence in the parts that a screen shows: the subject may be a link. */
type ActionDescription = { opening: string; subject: string | null; rest: string };

type DescribableAction = Pick<AdminAction, "at" | "adminName" | "action" | "subjectName" | "detail">;

/** Who did what: "mika approved the theme", "“Coats on Chairs”", "for March 4". */
export function describeAction({ at, adminName, action, subjectName, detail }: DescribableAction): ActionDescription {
  const who = adminName === COMMAND_LINE.username ? "The command line" : adminName;
  const known = Object.hasOwn(ACTION_WORDING, action) ? ACTION_WORDING[action as AdminActionName] : undefined;
  if (!known) return { opening: `${who} did something that this version has no words for`, subject: null, rest: "" };
  const { verb, subject, suffix = noSuffix } = known;
  const name = subjectName?.trim() || null;
  return {
    opening: joinWords(who, verb, name === null ? subject.unnamed : subject.prefix),
    subject: name === null || !subject.isTitle ? name : `“${name}”`,
    rest: suffix(readActionFacts(detail), (day) => formatDayNear(day, at)),
  };
}

/** The same as one sentence, where no links are shown. */
export function actionSentence(action: DescribableAction): string {
  const { opening, subject, rest } = describeAction(action);
  return `${joinWords(opening, subject, rest)}.`;
}

const noSuffix = (_: ActionFacts) => "";
const joinWords = (...parts: (string | null)[]) => parts.filter(Boolean).join(" ");

/** A week's day, with its year unless it is the year of the action. */
const formatDayNear = (day: string, at: string): string =>
  day.slice(0, 4) === at.slice(0, 4) ? formatMonthDay(day) : formatCalendarDate(day);
