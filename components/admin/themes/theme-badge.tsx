import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { THEME_STATUS_LOOKS, type ThemeStatus } from "./theme-statuses";

/** Where a theme stands. */
export function ThemeBadge({ status }: { status: ThemeStatus }) {
  const { label, icon, tone } = THEME_STATUS_LOOKS[status];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-pill py-1 pr-3 pl-2.5 text-small leading-tight font-[650]",
        tone,
      )}
    >
      <Icon name={icon} size={14} />
      {label}
    </span>
  );
}
