import { foldText } from "@/lib/core/fold-text";
import { type Coordinates, distanceMeters } from "@/lib/core/geo/distance";
import { SAME_PLACE_METERS } from "@/lib/restaurants/same-place";

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

/** Words that say what kind of place it is, or its legal form, and not which one. */
const KIND_WORDS = new Set(
  (
    "the and of at by restaurant restaurants restaurante ristorante cafe caffe coffee bar grill grille kitchen cuisine eatery bistro house " +
    "lounge inc llc co company corp group food foods express shop sf san francisco oakland berkeley jose"
  ).split(" "),
);

/**
 * Whether two listings are one place: a register's "ZUNI CAFE & BAR, LLC" is Zuni Café. Within 150 m their names are the same but for
 * words of kind, or one continues the other, or they share their telling word and the address.
 */
export function isSameListing(a: Listing, b: Listing): boolean {
  const isRough = a.hasApproximateCoordinates || b.hasApproximateCoordinates;
  if (distanceMeters(a, b) > (isRough ? APPROXIMATE_METERS : SAME_PLACE_METERS)) return false;
  const [one, other] = [tellingWords(a.name), tellingWords(b.name)];
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const isContinued = short.every((word, i) => word === long[i]);
  if (isContinued && (short.length === long.length || short.join("").length >= LETTERS_MIN)) return true;
  const hasSharedWord = short.some((word) => word.length >= LETTERS_MIN && long.includes(word));
  return hasSharedWord && addressKey(a.address) !== null && addressKey(a.address) === addressKey(b.address);
}

const known = new Map<string, string[]>();

/** "Zuni", "cheese board pizza": without what every second sign has, unless nothing else is on it. */
export function tellingWords(name: string): string[] {
  const before = known.get(name);
  if (before) return before;
  const words = foldText(name).split(" ");
  const telling = words.filter((word) => !KIND_WORDS.has(word));
  const result = telling.length > 0 ? telling.map(singular) : words;
  known.set(name, result);
  return result;
}

/** Registers write "Joe's" as "Joes" and "Joe". */
const singular = (word: string): string => (word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word);

const ADDRESS = /^(\d{1,5})[a-z]?\s+(?:(?:n|s|e|w|north|south|east|west)\s+)?([\p{L}\p{N}]+)/u;

/** "1517 shattuck" of "1517 Shattuck Ave". */
export function addressKey(address: string): string | null {
  const [, number, street] = ADDRESS.exec(foldText(address)) ?? [];
  return number === undefined || street === undefined ? null : `${number} ${street}`;
}
