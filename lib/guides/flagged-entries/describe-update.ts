import type { GuideUpdate } from "@/lib/contracts/guide";
import { formatDate } from "@/lib/core/california-time";

const REASON_PHRASES: Record<GuideUpdate["reason"], (name: string) => string> = {
  closed: (name) => `${name} closed`,
  closed_for_now: (name) => `${name} is closed for now`,
  moved: (name) => `${name} moved`,
  renamed: (name) => `${name} changed its name`,
  corrected: (name) => `what we said of ${name} no longer held`,
};

/** "Updated on March 4, 2026, because Swan Oyster Depot closed." */
export const describeUpdate = ({ at, restaurantName, reason }: GuideUpdate): string =>
  `Updated on ${formatDate(at)}, because ${REASON_PHRASES[reason](restaurantName)}.`;
