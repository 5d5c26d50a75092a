import { withIndefiniteArticle } from "../grammar/words";
import type { PlaceMaterial } from "../place-material";

type FallbackTemplate = (m: PlaceMaterial) => string | null | undefined;

const mainCuisine = ({ place }: PlaceMaterial): string | null => place.cuisines[0] ?? null;

/** For a place with only facts: its cuisine and its street, nothing more. */
export const FALLBACK_TEMPLATES: readonly FallbackTemplate[] = [
  (m) => mainCuisine(m) && m.street && `${m.name} is on ${m.street}, and its cooking is ${mainCuisine(m)}.`,
  (m) => mainCuisine(m) && m.area && `In ${m.area}, ${m.name} answers for the ${mainCuisine(m)} part of this list.`,
  (m) =>
    mainCuisine(m) &&
    m.street &&
    `Look on ${m.street} for ${m.name}, ${withIndefiniteArticle(mainCuisine(m) ?? "")} address.`,
  (m) =>
    m.street &&
    m.place.cuisines[1] &&
    `${m.name}, on ${m.street}, lists itself as ${m.place.cuisines[0]} and ${m.place.cuisines[1]}.`,
  (m) => mainCuisine(m) && `${m.name} is ${mainCuisine(m)}, and that is most of what we know of it.`,
  (m) => mainCuisine(m) && `For the ${mainCuisine(m)} side of this wish there is ${m.name}.`,
  (m) => mainCuisine(m) && `${m.name} is here for its ${mainCuisine(m)} cooking, of which we know no more than that.`,
  (m) => m.area && `${m.name} is on this list for ${m.area}.`,
  (m) => `Of ${m.name} we know little beyond ${m.street ? `its address on ${m.street}` : "its name"}.`,
];

/** Introduces a summary that is the only information. */
export const SUMMARY_LEAD_INS: readonly ((m: PlaceMaterial) => string | null)[] = [
  (m) => m.street && `Turn to ${m.street} for ${m.name}.`,
  (m) => m.area && `${m.name} is ${m.area}'s entry here.`,
  (m) => mainCuisine(m) && m.street && `The cooking at ${m.name}, on ${m.street}, is ${mainCuisine(m)}.`,
  (m) => mainCuisine(m) && `${m.name} stands for ${mainCuisine(m)} on this list.`,
  (m) => (m.street && m.place.foundedIn ? `${m.name} dates from ${m.place.foundedIn} and is on ${m.street}.` : null),
];
