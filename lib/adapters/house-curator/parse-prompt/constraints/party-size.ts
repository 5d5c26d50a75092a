import type { City } from "@/lib/core/cities";
import { fnv1a } from "@/lib/core/fnv1a";
import { foldAccents } from "@/lib/restaurants/vocabulary";
import { NUMBER_PATTERN, parseNumber } from "../words/numbers";

const COUNTED_PLACES = new RegExp(
  `\\b(${NUMBER_PATTERN})\\s+(?:\\w+\\s+)?(?:places?|spots?|restaurants?|picks?|options|ideas|recommendations|choices|suggestions|joints|stops|lugares|restaurantes|restaurants|adressen|ristoranti|posti)\\b`,
);
const TOP_COUNT = new RegExp(`\\b(?:top|best)\\s+(${NUMBER_PATTERN})\\b(?!\\s*(?:dollars?|bucks?|people|minutes))`);
const SINGLE_PLACE = /\b(?:just one|only one|a single) (?:place|spot|restaurant|pick|recommendation)\b/;
const PEOPLE = new RegExp(
  `\\b(${NUMBER_PATTERN})\\s*(?:people|persons?|of us|friends|guests|adults|folks|coworkers|colleagues|diners|kids|girls|guys|women|men|ladies|boys|moms|mums|dads|engineers|students|teenagers|cousins|relatives|mouths|grown ups|grown-ups|hungry \\w+|personas|personnes|personen|persone|pessoas|pax|nguoi|人|명|名)`,
);
const PARTY = new RegExp(
  `\\b(?:party|group|table|team|dinner|lunch|brunch|feast|gang|crew|reservation|supper|banquet|birthday dinner|meal|barbecue|bbq|pot) (?:of|for) (${NUMBER_PATTERN})\\b`,
);
const FOR_COUNT = new RegExp(
  `\\bfor (${NUMBER_PATTERN})\\b(?!\\s*(?:\\$|dollars?|bucks?|minutes?|hours?|pm|am|courses?|nights?|days?|o'clock|\\d))`,
);

const COUPLES = new RegExp(`\\b(${NUMBER_PATTERN}) couples\\b`);

/** The number of guests, if the prompt contains it. */
export function parsePartySize(text: string): number | null {
  const folded = foldAccents(text);
  const couples = COUPLES.exec(folded)?.[1];
  if (couples) return 2 * parseNumber(couples);
  const found =
    PARTY.exec(folded) ??
    PEOPLE.exec(folded.replace(/\b(?:one|two|three) of (?:us|them)\b/g, "")) ??
    FOR_COUNT.exec(folded);
  const size = found?.[1] ? parseNumber(found[1]) : Number.NaN;
  return size >= 1 && size <= 500 ? size : null;
}

/** The number of places in the guide: from the prompt, or else five to eight, always the same for the same prompt. */
export function parseGuideSize(text: string, city: City): number {
  const folded = foldAccents(text);
  if (SINGLE_PLACE.test(folded)) return 1;
  const requested = parseNumber((COUNTED_PLACES.exec(folded) ?? TOP_COUNT.exec(folded))?.[1] ?? "");
  if (requested >= 1 && requested <= 100) return Math.min(10, requested);
  return 5 + (fnv1a(`${city}:${folded}`) % 4);
}
