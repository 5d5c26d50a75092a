import { longDate } from "../../dates";
import type { GuideUpdate } from "../contract";

const BECAUSE: Record<GuideUpdate["reason"], (name: string) => string> = {
  closed: (name) => `${name} closed`,
  closed_for_now: (name) => `${name} is closed for now`,
  moved: (name) => `${name} moved`,
  renamed: (name) => `${name} changed its name`,
  corrected: (name) => `what we said of ${name} no longer held`,
};

/** "Updated on March 4, 2026, because Swan Oyster Depot closed." */
export const updateInWords = ({ at, restaurantName, reason }: GuideUpdate): string =>
  `Updated on ${longDate(at)}, because ${BECAUSE[reason](restaurantName)}.`;
