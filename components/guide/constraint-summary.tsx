import { type ConstraintSummary as Summary, summarizeConstraints } from "@/lib/contracts/constraint-summary";
import type { Guide } from "@/lib/contracts/guide";
import { forPerson } from "@/lib/contracts/reading-summary";
import { capitalize } from "@/lib/core/capitalize";
import { inQuotes } from "@/lib/core/in-quotes";
import { classNames } from "../ui/class-names";
import { Icon, type IconName } from "../ui/icon";
import { CorrectReading } from "./correct-reading";

const ICONS: Record<Summary["outcome"], { icon: IconName; tone: string }> = {
  met: { icon: "check", tone: "text-green-ink" },
  "partly met": { icon: "check", tone: "text-ink-faint" },
  "mostly not met": { icon: "cross", tone: "text-ink-faint" },
  "not met": { icon: "cross", tone: "text-coral-ink" },
  "not known": { icon: "question", tone: "text-coral-ink" },
  "not understood": { icon: "question", tone: "text-coral-ink" },
};

/** What was wished for, each with which places fit it; whoever wished can change how it was understood. */
export function ConstraintSummary({ guide }: { guide: Guide }) {
  const summaries = summarizeConstraints(guide);
  if (summaries.length === 0) return null;
  return (
    <section aria-labelledby="asked-for" className="mb-6 max-w-measure border-y border-rule py-4 md:mb-8">
      <h2 id="asked-for" className="text-row leading-tight">
        {titleOf(guide)}
      </h2>
      <ul className={classNames("mt-2 grid gap-1 text-ui", guide.isCorrectable && "pointer-coarse:gap-3")}>
        {summaries.map((summary) => (
          <SummaryLine key={summary.label} summary={summary} guide={guide} />
        ))}
      </ul>
    </section>
  );
}

function titleOf({ isEmailGuide, isOwn }: Guide): string {
  if (isEmailGuide) return "What we looked for";
  return isOwn ? "What you asked for" : "What its reader asked for";
}

function SummaryLine({ summary, guide }: { summary: Summary; guide: Guide }) {
  const { label, outcome, detail, person, readings } = summary;
  const { icon, tone } = ICONS[outcome];
  const quoted = quotesOf(readings);
  // What has no span of its own ("lunch", from "2pm") mostly comes from one that has no line of its own: those first.
  const correctable = quoted.length > 0 ? quoted : quotesOf(guide.readings.toSorted(unjudgedFirst));
  return (
    <li className="flex items-baseline gap-2">
      <Icon name={icon} size={14} className={`shrink-0 translate-y-0.5 stroke-[2.6] ${tone}`} />
      <div className="min-w-0 flex-1 wrap-anywhere md:flex md:items-baseline md:justify-between md:gap-5">
        <span className="max-md:mr-1.5">
          <span className="font-firm">{capitalize(label)}</span>
          {person && <span className="text-ink-soft">{`, ${forPerson(person)}`}</span>}
          <span className="text-ink-soft">{`: ${detail}.`}</span>
          {quoted.map(
            ({ quote, readAs }) =>
              readAs && (
                <span key={quote} className="text-ink-faint">{` We read ${inQuotes(quote)} as ${readAs}.`}</span>
              ),
          )}
        </span>{" "}
        {guide.isCorrectable && correctable.length > 0 && (
          <CorrectReading
            guideId={guide.id}
            readings={correctable}
            about={quoted.length > 0 ? quoted.map(({ quote }) => inQuotes(quote)).join(", ") : label}
          />
        )}
      </div>
    </li>
  );
}

const quotesOf = (readings: Readonly<Guide["readings"]>) =>
  readings.flatMap(({ quote, role, type, readAs }) => (quote === null ? [] : [{ quote, role, type, readAs }]));

const unjudgedFirst = (a: Guide["readings"][number], b: Guide["readings"][number]): number =>
  Number(b.outcome === "not judged") - Number(a.outcome === "not judged");
