import { joinWithOr } from "@/lib/core/join-list";
import { avoidedNotes, looseAllergyNote } from "./avoided-foods";
import type { Circumstances } from "./read-circumstances";
import type { Refusals } from "./read-refusals";
import { sidelinedNote } from "./sidelined-dishes";
import { isHour, isStepFree, type Term } from "./term";

const NEAR_READER_NOTE =
  "A search doesn't know where you are: press “Near me”, or name a neighborhood or a landmark, as in “near Lake Merritt”.";
const STEP_FREE_NOTE =
  "For access we look for a step-free entrance, which is all that we know. We can't tell about tables and restrooms: call before you go.";
const CELIAC_NOTE =
  "We look for places known for gluten-free food. Nobody told us of traces in their kitchens: call before you go.";
const NO_HOURS_NOTE =
  "We don't know most places' hours, so we can't search by them: try a dish or a neighborhood, and call first.";

const EVENING_NOTE = "We look for dinner first, and don't know most places' hours: call before you go.";

const LATE_NOTE =
  "We look for places known to serve late, which is all that we know of their hours: call before you go.";
/** How a sentence ends that sends a reader to the phone. */
export const CALL_FIRST = /\bcall (?:before you go|first)\./;
export const NOTHING_TO_SEARCH_BY_NOTE =
  "We found nothing in that to search by: name a dish, a kitchen, a diet, a mood (“quiet”) or a neighborhood.";

type Read = {
  unplaced: readonly string[];
  where: string;
  circumstances: Circumstances;
  refusals: Refusals;
  sidelined: readonly Term[];
  terms: readonly Term[];
  isAskedNear: boolean;
  isAdvised: boolean;
};

/** What was asked for and isn't searched by, in sentences. */
export const searchNotes = ({
  unplaced,
  where,
  circumstances,
  refusals,
  sidelined,
  terms,
  isAskedNear,
  isAdvised,
}: Read): string[] => [
  ...(unplaced.length > 0 ? [unplacedNote(unplaced, where)] : []),
  ...(isAskedNear ? [NEAR_READER_NOTE] : []),
  ...circumstances.notes,
  ...(terms.some(isStepFree) ? [STEP_FREE_NOTE] : []),
  ...(terms.some(
    ({ kind, label }) => kind === "diet" && /^(?:co?eliac|(?:gluten|wheat) (?:allergy|intoleran))/.test(label),
  )
    ? [CELIAC_NOTE]
    : []),
  ...(terms.some(isHour) ? [LATE_NOTE] : []),
  // Who serves late is all that is known of hours.
  ...timeNotes(circumstances, { asksForHours: circumstances.asksForHours && !terms.some(isHour), isAdvised }),
  ...avoidedNotes(refusals.avoided),
  ...(refusals.isOfSomeAllergy && !namesFoods(refusals, terms) ? [looseAllergyNote] : []),
  ...sidelined.map(sidelinedNote),
  ...refusals.unsure.map(unsureNote),
];

function timeNotes(
  { asksForDate, asksForTable, largeParty, meal }: Circumstances,
  { asksForHours, isAdvised }: { asksForHours: boolean; isAdvised: boolean },
): string[] {
  const unsearched = [
    ...(asksForDate ? ["dates"] : []),
    ...(asksForHours ? ["hours"] : []),
    ...(asksForTable ? ["available tables"] : []),
    ...(largeParty && !asksForTable ? [`room for ${largeParty}`] : []),
  ];
  if (isAdvised && asksForHours) return [NO_HOURS_NOTE];
  if (meal === "dinner" && asksForHours && unsearched.length === 1) return [EVENING_NOTE];
  return unsearched.length > 0 ? [`We can't search by ${joinWithOr(unsearched)}: call before you go.`] : [];
}

const unplacedNote = (names: readonly string[], where: string): string =>
  `We know no ${joinWithOr(names)} ${where}, so this looks everywhere ${where}.`;

const unsureNote = (typed: string): string => `We can't search by “${typed}”: ask the restaurant.`;

/** "No nuts, allergies!" names what they are to. */
const namesFoods = ({ avoided, unsure }: Refusals, terms: readonly Term[]): boolean =>
  avoided.length + unsure.length > 0 || terms.some(({ kind }) => kind === "diet");
