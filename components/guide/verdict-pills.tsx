import type { ConstraintVerdict } from "@/lib/contracts/constraint";
import { Icon, type IconName } from "../ui/icon";

const VERDICT_DISPLAY: Record<ConstraintVerdict["verdict"], { icon: IconName; label: string }> = {
  met: { icon: "check", label: "Met:" },
  unmet: { icon: "cross", label: "Not met:" },
  unknown: { icon: "question", label: "Not known:" },
};

/** The constraints of a prompt with the verdicts of one place. */
export function VerdictPills({ verdicts }: { verdicts: readonly ConstraintVerdict[] }) {
  if (verdicts.length === 0) return null;
  return (
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
  );
}
