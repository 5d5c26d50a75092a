import type { ChecklistStep } from "@/lib/client/creation-checklist";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

const STATUS_ICONS = { complete: "done", active: "busy", pending: "ring" } as const;
const STATUS_LABELS = { complete: "Done", active: "Working", pending: "Waiting" } as const;
/** More picks than this are shown as a number. */
const DOTS_MAX = 10;

export function CreationStep({ step: { label, status, detail, progress } }: { step: ChecklistStep }) {
  return (
    <li
      data-status={status}
      aria-current={status === "active" ? "step" : undefined}
      className="grid grid-cols-[28px_1fr_auto] items-center gap-x-3 gap-y-0.5 border-t border-rule py-3.25"
    >
      <Icon
        name={STATUS_ICONS[status]}
        size={24}
        className={classNames(
          status === "complete" && "text-green-ink",
          status === "active" && "animate-spin text-coral-ink",
          status === "pending" && "text-edge",
        )}
      />
      <span
        className={classNames(
          "text-body leading-list",
          status === "pending" ? "font-medium text-ink-faint" : "font-semibold",
        )}
      >
        {label}
      </span>
      {progress ? (
        <ProgressDots {...progress} />
      ) : (
        <span className={status === "pending" ? "sr-only" : "text-small text-ink-faint"}>{STATUS_LABELS[status]}</span>
      )}
      {detail && (
        <span className="col-span-2 col-start-2 font-display text-body leading-note italic text-ink-soft wrap-anywhere">
          {detail}
        </span>
      )}
    </li>
  );
}

/** One kumquat for each pick. */
function ProgressDots({ index, total }: { index: number; total: number }) {
  const text = `${index}/${total}`;
  if (total > DOTS_MAX) return <span className="text-small text-ink-faint tabular-nums">{text}</span>;
  return (
    <span className="flex gap-1.25">
      <span className="sr-only">{text}</span>
      {Array.from({ length: total }, (_, i) => i + 1).map((pip) => (
        <span
          key={pip}
          aria-hidden="true"
          className={classNames(
            "h-4 w-2.75 rounded-[50%] border-[1.5px] transition-colors duration-240",
            pip <= index ? "border-coral-ink bg-coral" : "border-edge",
          )}
        />
      ))}
    </span>
  );
}
