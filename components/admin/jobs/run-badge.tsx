import { classNames } from "@/components/ui/class-names";
import { Icon, type IconName } from "@/components/ui/icon";
import type { JobStep, RunStatus } from "@/lib/contracts/job";

type Look = { label: string; icon: IconName; tone: string };

const LOOKS: Record<RunStatus | JobStep["status"], Look> = {
  running: { label: "Running", icon: "busy", tone: "bg-blue-wash text-blue-ink" },
  completed: { label: "Completed", icon: "check", tone: "bg-green-wash text-green-ink" },
  failed: { label: "Failed", icon: "alert", tone: "bg-coral-wash text-coral-ink" },
  cancelled: { label: "Cancelled", icon: "stop", tone: "bg-grey-wash text-grey-ink" },
  done: { label: "Done", icon: "check", tone: "bg-green-wash text-green-ink" },
  waiting: { label: "Waiting", icon: "ring", tone: "bg-grey-wash text-grey-ink" },
  failing: { label: "Tried again soon", icon: "busy", tone: "bg-yellow-wash text-yellow-ink" },
};

/** The status of a run or a step, never by color alone. */
export function RunBadge({ status }: { status: keyof typeof LOOKS }) {
  const { label, icon, tone } = LOOKS[status];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-pill py-0.5 pr-2.5 pl-2 text-small font-strong",
        tone,
      )}
    >
      <Icon name={icon} size={14} />
      {label}
    </span>
  );
}
