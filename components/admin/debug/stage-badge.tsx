import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { Panel } from "./pipeline-state";

const LOOKS = {
  pending: { label: "Pending", icon: "ring", tone: "bg-grey-wash text-grey-ink" },
  active: { label: "Active", icon: "busy", tone: "bg-blue-wash text-blue-ink" },
  complete: { label: "Complete", icon: "check", tone: "bg-green-wash text-green-ink" },
} as const;

/** Where a stage stands: never by colour alone. */
export function StageBadge({ status }: Pick<Panel, "status">) {
  const { label, icon, tone } = LOOKS[status];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-pill py-0.5 pr-2.5 pl-2 text-small font-[650]",
        tone,
      )}
    >
      <Icon name={icon} size={14} className={status === "active" ? "animate-spin" : undefined} />
      {label}
    </span>
  );
}
