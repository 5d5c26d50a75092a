import { HTML_BYTES_MAX } from "@/lib/mail/render/check-weekly";
import { type DryMessage, type DryRunReport, type DryWeek, PROBLEM_KINDS, type Problem } from "./report";

/** A dry run for a person to read: the weeks with their messages, the largest of them, and what is to be fixed. */
export function formatDryRun({ weeks, readers, writtenBy, problems }: DryRunReport): string {
  const who = writtenBy === "house" ? "the house curator" : "the language model";
  const all = weeks.flatMap(({ week, messages }) => messages.map((message) => ({ ...message, week })));
  const largest = all.toSorted((a, b) => b.htmlBytes - a.htmlBytes)[0];
  return [
    ...weeks.flatMap((week, at) => weekLines(week, weeks[at - 1])),
    "",
    `${all.length} messages of ${weeks.length} weeks, new guides by ${who}. Nothing was sent, nothing was stored.`,
    largest &&
      `Largest: ${kilobytes(largest)} of ${HTML_BYTES_MAX / 1024} KB, ${largest.city}, ${largest.week}: ${largest.subject}`,
    `Readers: ${Object.entries(readers)
      .map(([city, count]) => `${city} ${count.toLocaleString("en-US")}`)
      .join(", ")}`,
    "",
    ...problemLines(problems),
  ]
    .filter((line) => line !== undefined)
    .join("\n");
}

function weekLines({ week, sendsAt, sendsAtPacific, theme, themeFrom, messages }: DryWeek, before?: DryWeek): string[] {
  const zone = sendsAtPacific.slice(-3);
  const isChange = before !== undefined && before.sendsAtPacific.slice(-3) !== zone;
  return [
    `${week}  ${sendsAt.slice(11, 16)} UTC  ${sendsAtPacific.slice(15)}  ${theme} (${themeFrom})${isChange ? `  [clocks changed: ${zone}]` : ""}`,
    ...messages.map((message) => `    ${message.city.padEnd(14)}${kilobytes(message).padStart(7)}  ${message.subject}`),
  ];
}

const kilobytes = ({ htmlBytes }: DryMessage): string => `${(htmlBytes / 1024).toFixed(1)} KB`;

function problemLines(problems: readonly Problem[]): string[] {
  if (problems.length === 0) return ["No problems."];
  const byKind = Map.groupBy(problems, ({ kind }) => kind);
  const groups = [...byKind].flatMap(([kind, group]) => [
    `  ${PROBLEM_KINDS[kind]} (${kind}, ${group.length})`,
    ...group.map(({ week, city, message }) => `    ${[week, city].filter(Boolean).join(" ").padEnd(26)}${message}`),
  ]);
  return [`${problems.length} ${problems.length === 1 ? "problem" : "problems"}:`, ...groups];
}
