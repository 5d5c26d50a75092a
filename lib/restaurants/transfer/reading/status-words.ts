import { UserStatus } from "../../contract";
import { foldText } from "../../search-text";

/** What lists and columns are called elsewhere. Starred is not here: some star what they love, some what they want. */
const WORDS: Record<string, UserStatus> = {
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
  "never again": "never_again",
  "not interested": "not_interested",
};

/** A status by our own name for it, or by what other services call it; null where it is neither. */
export function statusOfWords(words: unknown): UserStatus | null {
  if (typeof words !== "string") return null;
  const folded = foldText(words.slice(0, 200));
  const own = UserStatus.safeParse(folded.replaceAll(" ", "_"));
  return own.success ? own.data : (WORDS[folded] ?? null);
}
