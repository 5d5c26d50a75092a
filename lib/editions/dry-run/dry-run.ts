import type { City } from "../../cities";
import type { CtxWith } from "../../context";
import type { Week } from "../week";
import { checkSettings } from "./check-settings";
import { checkSubjects } from "./check-subjects";
import type { DryMessage, DryRun, MailSettings, Problem } from "./contract";
import { countReaders } from "./count-readers";
import { draftMessage } from "./draft-message";
import { GuideDrafts } from "./guide-drafts";
import { readCalendar } from "./read-calendar";
import { readSubjects } from "./read-subjects";

export type DryRunCtx = CtxWith<"curator" | "places" | "letterhead">;
type Input = { cities: readonly City[]; weeks: readonly Week[]; settings: MailSettings };
type Tell = (message: DryMessage & { week: Week }) => void;

/**
 * Writes the messages of weeks to come as the send would, hands over nothing, keeps nothing, and lists all that an
 * editor or an operator has to mend.
 */
export async function dryRun(
  ctx: DryRunCtx,
  { cities, weeks, settings }: Input,
  tell: Tell = () => {},
): Promise<DryRun> {
  const calendar = await readCalendar(ctx.db, weeks);
  const readers = await countReaders(ctx.db, cities);
  const drafts = new GuideDrafts(ctx);
  const problems: Problem[] = [
    ...checkSettings(settings, ctx.providers.letterhead),
    ...cities.filter((city) => readers[city] === 0).map(nobody),
    ...calendar.problems,
  ];
  const done: DryRun["weeks"] = [];
  for (const { plan, ...week } of calendar.weeks) {
    const messages: DryMessage[] = [];
    for (const city of cities) {
      const made = await draftMessage(ctx, { week: week.week, sendsAt: new Date(week.sendsAt), city, plan }, drafts);
      problems.push(...made.problems.map((problem) => ({ ...problem, week: week.week, city })));
      if (!made.message) continue;
      messages.push(made.message);
      tell({ ...made.message, week: week.week });
    }
    done.push({ ...week, messages });
  }
  problems.push(...checkSubjects(done, await readSubjects(ctx.db, cities, weeks)));
  return { weeks: done, readers, writtenBy: ctx.providers.curator.name, problems };
}

const nobody = (city: City): Problem => ({ kind: "no-readers", city, message: `${city} has no confirmed reader.` });
