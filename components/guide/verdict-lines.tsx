import type { EntryVerdict } from "@/lib/contracts/constraint";
import type { VerdictLine } from "@/lib/contracts/verdict-lines";
import { capitalize } from "@/lib/core/capitalize";
import { Icon, type IconName } from "../ui/icon";

const ICONS: Record<EntryVerdict["verdict"], { icon: IconName; tone: string }> = {
  met: { icon: "check", tone: "text-green-ink" },
  unmet: { icon: "cross", tone: "text-coral-ink" },
  unknown: { icon: "question", tone: "text-coral-ink" },
};

/** The constraints of a prompt with the verdicts on one place, and what these rest on. */
export function VerdictLines({ lines }: { lines: readonly VerdictLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {lines.map((each) => (
        <li key={each.label} className="flex items-baseline gap-2">
          <Icon
            name={ICONS[each.verdict].icon}
            size={13}
            className={`shrink-0 translate-y-0.5 stroke-[2.6] ${ICONS[each.verdict].tone}`}
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-firm text-ink">{capitalize(each.label)}</span>
            {`: ${each.told}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
