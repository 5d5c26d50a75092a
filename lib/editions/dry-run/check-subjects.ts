import type { SentSubject } from "./list-sent-subjects";
import type { DryWeek, Problem } from "./report";

/** Subjects that a city's readers have had in another week, sent or to come: mailboxes fold them into one thread. */
export function checkSubjects(weeks: readonly DryWeek[], sent: readonly SentSubject[]): Problem[] {
  const firstWeek = new Map(sent.map(({ city, subject, week }) => [subjectKey(city, subject), week]));
  const problems: Problem[] = [];
  for (const { week, messages } of weeks) {
    for (const { city, subject } of messages) {
      const key = subjectKey(city, subject);
      const known = firstWeek.get(key);
      if (known === undefined) firstWeek.set(key, week);
      else problems.push({ kind: "subject-repeated", week, city, message: `"${subject}" is the subject of ${known}.` });
    }
  }
  return problems;
}

const subjectKey = (city: string, subject: string): string => `${city} ${subject.trim().toLowerCase()}`;
