import type { Evidence, GuideEntry } from "@/lib/contracts/guide";
import { formatCalendarDate } from "@/lib/core/calendar-date";
import { Icon, type IconName } from "../ui/icon";

type Verdict = GuideEntry["verdicts"][number];

const VERDICT_DISPLAY: Record<Verdict["verdict"], { icon: IconName; label: string }> = {
  met: { icon: "check", label: "Met:" },
  unmet: { icon: "cross", label: "Not met:" },
  unknown: { icon: "question", label: "Not known:" },
};

const DIETS = /vegan|vegetarian|pescatarian|gluten|dairy|lactose|nut-free|no nuts|halal|kosher|no pork|allerg|celiac/i;

/** The constraints of the prompt with their verdicts, then the evidence for the text. */
export function WhyThisPick({ entry: { evidence, verdicts } }: { entry: Pick<GuideEntry, "evidence" | "verdicts"> }) {
  if (evidence.length === 0 && verdicts.length === 0) return null;
  return (
    <details className="group max-w-measure">
      <summary className="inline-flex min-h-8 list-none items-center gap-1.5 rounded-field text-ui font-semibold text-coral-ink hover:underline [&::-webkit-details-marker]:hidden">
        Why this pick
        <Icon name="chevron" size={16} className="transition-transform duration-240 ease-soft group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid gap-3 border-l-3 border-coral pl-4 text-ui leading-normal text-ink-soft">
        {verdicts.length > 0 && (
          <ul className="flex flex-wrap gap-1.5">
            {verdicts.map(({ label, verdict }) => (
              <li
                key={label}
                className="inline-flex items-center gap-1.5 rounded-pill bg-sunk px-2.5 py-0.5 text-small font-firm"
              >
                <Icon name={VERDICT_DISPLAY[verdict].icon} size={13} className="stroke-[2.6]" />
                <span className="sr-only">{VERDICT_DISPLAY[verdict].label}</span>
                {label}
              </li>
            ))}
          </ul>
        )}
        {evidence.map((snippet) => (
          <Snippet key={snippet.id} snippet={snippet} />
        ))}
        {verdicts.some(({ label, isDietary }) => isDietary || DIETS.test(label)) && (
          <p>For a diet or an allergy, ask before you order.</p>
        )}
      </div>
    </details>
  );
}

function Snippet({ snippet: { text, source, sourceUrl, datedOn } }: { snippet: Evidence }) {
  return (
    <blockquote>
      {text}
      <footer className="text-small text-ink-faint">
        {sourceUrl ? (
          <a href={sourceUrl} rel="nofollow noopener noreferrer" className="underline">
            {source}
          </a>
        ) : (
          source
        )}
        {" · "}
        <time dateTime={datedOn}>{formatCalendarDate(datedOn)}</time>
      </footer>
    </blockquote>
  );
}
