import type { City } from "@/lib/core/cities";
import type { Week } from "@/lib/core/week";
import { countReaders } from "../count-readers";
import { checkSettings } from "./check-settings";
import { draftMessage } from "./draft-message";
import { type DryRunCtx, GuideDrafts } from "./guide-drafts";
import { listSentSubjects, type SentSubject } from "./list-sent-subjects";
import { planWeeks } from "./plan-weeks";
import type { DryMessage, DryRunReport, DryWeek, MailSettings, Problem } from "./report";

type DryRunInput = { cities: readonly City[]; weeks: readonly Week[]; settings: MailSettings };
type OnMessage = (message: DryMessage & { week: Week }) => void;

/**
 * Writes the messages of weeks to come as the send would, sends and stores nothing, and lists all that an editor or an
 * operator has to fix.
 */
export async function dryRun(
  ctx: DryRunCtx,
  { cities, weeks, settings }: DryRunInput,
  onMessage: OnMessage = () => {},
): Promise<DryRunReport> {
  const calendar = await planWeeks(ctx.db, weeks);
  const readers = await countReaders(ctx.db, cities);
  const drafts = new GuideDrafts(ctx);
  const problems: Problem[] = [
    ...checkSettings(settings, ctx.providers.senderInfo),
    ...cities.filter((city) => readers[city] === 0).map(noReaders),
    ...calendar.problems,
  ];
  const done: DryRunReport["weeks"] = [];
  for (const { plan, ...week } of calendar.weeks) {
    const messages: DryMessage[] = [];
    for (const city of cities) {
      const made = await draftMessage(ctx, { week: week.week, sendsAt: new Date(week.sendsAt), city, plan }, drafts);
      problems.push(...made.problems.map((problem) => ({ ...problem, week: week.week, city })));
      if (!made.message) continue;
      messages.push(made.message);
      onMessage({ ...made.message, week: week.week });
    }
    done.push({ ...week, messages });
  }
  problems.push(...checkSubjects(done, await listSentSubjects(ctx.db, cities, weeks)));
  return { weeks: done, readers, writtenBy: ctx.providers.curator.name, problems };
}

const noReaders = (city: City): Problem => ({ kind: "no-readers", city, message: `${city} has no confirmed reader.` });

/** Subjects that a city's readers have had in another week, sent or to come: mailboxes fold them into one thread. */
function checkSubjects(weeks: readonly DryWeek[], sent: readonly SentSubject[]): Problem[] {
  const firstWeek = new Map(sent.map(({ city, subject, week }) => [subjectKey(city, subject), week]));
  const problems: Problem[] = [];
  for (const { week, messages } of weeks) {
    for (const { city, subject } of messages) {
      const key = subjectKey(city, subject);
      const earlier = firstWeek.get(key);
      if (earlier === undefined) firstWeek.set(key, week);
      else
        problems.push({ kind: "subject-repeated", week, city, message: `"${subject}" is the subject of ${earlier}.` });
    }
  }
  return problems;
}

const subjectKey = (city: string, subject: string): string => `${city} ${subject.trim().toLowerCase()}`;
