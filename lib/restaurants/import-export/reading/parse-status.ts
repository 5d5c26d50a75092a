import type { UserStatus } from "@/lib/contracts/restaurant";
import { foldText } from "../../../core/fold-text.ts";

const OWN_LABELS: Record<UserStatus, string> = {
  love: "love",
  like: "like",
  interested: "interested",
  never_again: "never again",
  not_interested: "not interested",
};

/** Other services' names for lists and columns. Starred is missing: some star what they love, some what they plan. */
const ALIASES: Record<string, UserStatus> = {
  "want to go": "interested",
  "want to try": "interested",
  "to try": "interested",
  wishlist: "interested",
  bookmarked: "interested",
  favorites: "love",
  favourites: "love",
  favorite: "love",
  favourite: "love",
  "favorite places": "love",
  "favourite places": "love",
  loved: "love",
  liked: "like",
};

const STATUS_BY_LABEL = new Map<string, UserStatus>([
  ...Object.entries(ALIASES),
  ...(Object.keys(OWN_LABELS) as UserStatus[]).map((status): [string, UserStatus] => [OWN_LABELS[status], status]),
]);

/** A status by our name for it, or by another service's; null if it is neither. */
export function parseStatus(words: unknown): UserStatus | null {
  if (typeof words !== "string") return null;
  const folded = foldText(words.slice(0, 200));
  return STATUS_BY_LABEL.get(folded) ?? null;
}
