import { classNames } from "@/components/ui/class-names";
import { Icon, type IconName } from "@/components/ui/icon";
import type { ConstraintVerdict } from "@/lib/contracts/stages";

const LOOKS: Record<ConstraintVerdict["verdict"], { icon: IconName; words: string; tone: string }> = {
  met: { icon: "check", words: "Met:", tone: "bg-green-wash text-green-ink" },
  unmet: { icon: "cross", words: "Not met:", tone: "bg-coral-wash text-coral-ink" },
  unknown: { icon: "question", words: "Not known:", tone: "bg-grey-wash text-grey-ink" },
};

/** Whether a place meets each constraint. */
export function VerdictChips({ verdicts }: { verdicts: readonly ConstraintVerdict[] }) {
  if (verdicts.length === 0) return <p className="text-small text-ink-faint">Nothing in the prompt can be checked.</p>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {verdicts.map(({ label, verdict }) => {
        const { icon, words, tone } = LOOKS[verdict];
        return (
          <li
            key={label}
            className={classNames(
              "inline-flex items-center gap-1.5 rounded-pill px-2.5 py-0.5 text-small font-firm",
              tone,
            )}
          >
            <Icon name={icon} size={13} className="stroke-[2.6]" />
            <span className="sr-only">{words}</span>
            {label}
          </li>
        );
      })}
    </ul>
  );
}
