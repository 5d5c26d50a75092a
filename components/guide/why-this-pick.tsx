import { type Evidence, type GuideEntry, isDateTold, isToldInOurWords } from "@/lib/contracts/guide";
import { untoldEvidence } from "@/lib/contracts/untold-evidence";
import { verdictLines } from "@/lib/contracts/verdict-lines";
import { formatCalendarDate } from "@/lib/core/calendar-date";
import { FactsLine } from "../ui/facts-line";
import { Icon } from "../ui/icon";
import { VerdictLines } from "./verdict-lines";

const DIETS = /vegan|vegetarian|pescatarian|gluten|dairy|lactose|nut-free|no nuts|halal|kosher|no pork|allerg|celiac/i;

/** The constraints of the prompt with their verdicts and what these rest on, then the evidence for the text. */
export function WhyThisPick({ entry: { evidence, verdicts } }: { entry: Pick<GuideEntry, "evidence" | "verdicts"> }) {
  const lines = verdictLines(verdicts);
  const snippets = untoldEvidence(evidence, lines);
  if (snippets.length === 0 && lines.length === 0) return null;
  return (
    <details className="group max-w-measure not-open:print:hidden">
      <summary className="inline-flex min-h-8 pointer-coarse:touch-8 list-none items-center gap-1.5 rounded-field text-ui font-semibold text-coral-ink hover:underline [&::-webkit-details-marker]:hidden">
        Why this pick
        <Icon name="chevron" size={16} className="transition-transform duration-240 ease-soft group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid gap-3 border-l-3 border-coral pl-4 text-ui leading-normal text-ink-soft">
        <VerdictLines lines={lines} />
        {snippets.map((snippet, index) => (
          <Snippet key={snippet.id} snippet={snippet} hasCredit={!hasSameCredit(snippet, snippets[index + 1])} />
        ))}
        {verdicts.some(({ label, isDietary }) => isDietary || DIETS.test(label)) && (
          <p>For a diet or an allergy, ask before you order.</p>
        )}
      </div>
    </details>
  );
}

/** A quotation where somebody wrote it; what is only listed is told in our words, and isn't one. */
function Snippet({ snippet, hasCredit }: { snippet: Evidence; hasCredit: boolean }) {
  const credit = hasCredit && (
    <FactsLine>
      <Source snippet={snippet} />
      {isDateTold(snippet) && <time dateTime={snippet.datedOn}>{formatCalendarDate(snippet.datedOn)}</time>}
    </FactsLine>
  );
  return isToldInOurWords(snippet) ? (
    <div>
      <p>{snippet.text}</p>
      {credit && <p className="text-small text-ink-faint">{credit}</p>}
    </div>
  ) : (
    <blockquote>
      {`“${snippet.text}”`}
      {credit && <footer className="text-small text-ink-faint">{credit}</footer>}
    </blockquote>
  );
}

/** Several in a row from one source name it once, after the last. */
const hasSameCredit = (snippet: Evidence, next: Evidence | undefined): boolean =>
  next?.source === snippet.source &&
  next.sourceUrl === snippet.sourceUrl &&
  (!isDateTold(snippet) || next.datedOn === snippet.datedOn);

function Source({ snippet: { source, sourceUrl } }: { snippet: Evidence }) {
  if (!sourceUrl) return source;
  return (
    <a href={sourceUrl} rel="nofollow noopener noreferrer" className="underline">
      {source}
    </a>
  );
}
