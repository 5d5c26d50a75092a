import type { UserStatus } from "@/lib/contracts/restaurant";
import type { IconName } from "./icon-drawings";

/** A status always has its fill (data-status in the styles), its icon and its name: never color alone. */
export const STATUS_DISPLAY: Record<UserStatus, { name: string; icon: IconName }> = {
  love: { name: "Loved", icon: "heart" },
  like: { name: "Liked", icon: "thumb" },
  interested: { name: "Interested", icon: "bookmark" },
  never_again: { name: "Never Again", icon: "never" },
  not_interested: { name: "Not Interested", icon: "minus" },
};
