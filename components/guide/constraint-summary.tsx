import { type ConstraintSummary as Summary, summarizeVerdicts } from "@/lib/contracts/constraint-summary";
import type { Guide } from "@/lib/contracts/guide";
import { Icon, type IconName } from "../ui/icon";

const ICONS: Record<Summary["outcome"], { icon: IconName; tone: string }> = {
  met: { icon: "check", tone: "text-green-ink" },
  "partly met": { icon: "check", tone: "text-ink-faint" },
  "mostly not met": { icon: "cross", tone: "text-ink-faint" },
  "not met": { icon: "cross", tone: "text-coral-ink" },
  "not known": { icon: "question", tone: "text-coral-ink" },
};

/** What the guide was asked for, each with whether its places meet it. */
export function ConstraintSummary({ entries }: Pick<Guide, "entries">) {
  const summaries = summarizeVerdicts(entries);
  if (summaries.length === 0) return null;
  return (
    <section aria-labelledby="asked-for" className="mb-8 max-w-measure border-y border-rule py-4">
      <h2 id="asked-for" className="text-row leading-tight">
        What this guide was asked for
      </h2>
      <ul className="mt-2 grid gap-1 text-ui">
        {summaries.map(({ label, outcome, detail }) => (
          <li key={label} className="flex items-baseline gap-2">
            <Icon
              name={ICONS[outcome].icon}
              size={14}
              className={`shrink-0 translate-y-0.5 stroke-[2.6] ${ICONS[outcome].tone}`}
            />
            <span>
              <span className="font-firm first-letter:uppercase">{label}</span>
              <span className="text-ink-soft">{`: ${detail}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
