import { foldText } from "@/lib/core/fold-text";
import { type Coordinates, distanceMeters } from "@/lib/core/geo/distance";
import { SAME_PLACE_METERS } from "@/lib/restaurants/same-place";
import { tellingWords } from "./telling-words";

export type Listing = Coordinates & {
  name: string;
  address: string;
  /** The position was geocoded from a street alone. */
  hasApproximateCoordinates?: boolean;
};

/** A position geocoded from a street alone may be off by some blocks. */
const APPROXIMATE_METERS = 800;
/** Shorter, and the rest of a name says who it is: "La", "Pho". */
const LETTERS_MIN = 4;

/** Sources put one address at two ends of a mall; in the next town it is another one. */
const SAME_ADDRESS_METERS = 1_500;

/**
 * Whether two listings are one place: a register's "ZUNI CAFE & BAR, LLC" is Zuni Café. Within 150 m, or at one address, their names
 * are the same but for words of kind, or one continues the other; near each other and at one address they share a telling word.
 */
export function isSameListing(a: Listing, b: Listing): boolean {
  const meters = distanceMeters(a, b);
  if (meters > SAME_ADDRESS_METERS) return false;
  const isRough = a.hasApproximateCoordinates || b.hasApproximateCoordinates;
  const isNear = meters <= (isRough ? APPROXIMATE_METERS : SAME_PLACE_METERS);
  const address = addressKey(a.address);
  const isAtAddress = address !== null && address === addressKey(b.address);
  if (!isNear && !isAtAddress) return false;
  const [one, other] = [wordsOf(a.name), wordsOf(b.name)];
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const isContinued = short.every((word, i) => word === long[i]);
  if (isContinued && (short.length === long.length || short.join("").length >= LETTERS_MIN)) return true;
  return isNear && isAtAddress && short.some((word) => word.length >= LETTERS_MIN && long.includes(word));
}

const known = new Map<string, string[]>();

/** Kept, since each listing is compared with all around it; its callers know only names of the catalogue and of the lists. */
function wordsOf(name: string): string[] {
  const words = known.get(name) ?? tellingWords(name);
  known.set(name, words);
  return words;
}

const ADDRESS = /^(\d{1,5})[a-z]?\s+(?:(?:n|s|e|w|north|south|east|west)\s+)?([\p{L}\p{N}]+)/u;

/** "1517 shattuck" of "1517 Shattuck Ave". */
export function addressKey(address: string): string | null {
  const [, number, street] = ADDRESS.exec(foldText(address)) ?? [];
  return number === undefined || street === undefined ? null : `${number} ${street}`;
}
