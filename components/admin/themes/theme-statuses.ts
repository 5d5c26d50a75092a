import type { IconName } from "@/components/ui/icon";
import type { ScheduledTheme } from "@/lib/contracts/theme";

export type ShownThemeStatus = ScheduledTheme["status"];
type Look = { label: string; icon: IconName; tone: string };

/** A status has a color, an icon and a label: never color alone. */
export const THEME_STATUS_LOOKS: Record<ShownThemeStatus, Look> = {
  PENDING: { label: "Pending", icon: "ring", tone: "bg-yellow-wash text-yellow-ink" },
  APPROVED: { label: "Approved", icon: "check", tone: "bg-green-wash text-green-ink" },
  USED: { label: "Used", icon: "mail", tone: "bg-blue-wash text-blue-ink" },
  SKIPPED: { label: "Skipped", icon: "minus", tone: "bg-grey-wash text-grey-ink" },
  REGENERATED: { label: "Regenerated", icon: "star", tone: "bg-purple-wash text-purple-ink" },
};
