import { joinWithOr } from "@/lib/core/join-list";
import { avoidedNote } from "./avoided-foods";
import type { Circumstances } from "./read-circumstances";
import type { Refusals } from "./read-refusals";
import { isHour, isStepFree, type Term } from "./read-terms";
import { sidelinedNote } from "./sidelined-dishes";

const NEAR_READER_NOTE =
  "A search doesn't know where you are: name a neighborhood or a landmark, as in “near Lake Merritt”. Members have a map with “Near me”.";
const STEP_FREE_NOTE =
  "For access we look for a step-free entrance, which is all that we know. We can't tell about tables and restrooms: call before you go.";
const NO_HOURS_NOTE =
  "We don't know most places' hours, so we can't search by them: try a dish or a neighborhood, and call first.";

export const NOTHING_TO_SEARCH_BY_NOTE =
  "We found nothing in that to search by: name a dish, a kitchen, a diet, a mood (“quiet”) or a neighborhood.";

type Read = {
  circumstances: Circumstances;
  refusals: Refusals;
  sidelined: readonly Term[];
  asked: readonly Term[];
  isAskedNear: boolean;
  isAdvised: boolean;
};

/** What was asked for and isn't searched by, in sentences. */
export const searchNotes = ({ circumstances, refusals, sidelined, asked, isAskedNear, isAdvised }: Read): string[] => [
  ...(isAskedNear ? [NEAR_READER_NOTE] : []),
  ...circumstances.notes,
  ...(asked.some(isStepFree) ? [STEP_FREE_NOTE] : []),
  ...timeNotes(circumstances, { asksForHours: circumstances.asksForHours || asked.some(isHour), isAdvised }),
  ...refusals.avoided.map(avoidedNote),
  ...sidelined.map(sidelinedNote),
  ...refusals.unsure.map(unsureNote),
];

function timeNotes(
  { asksForDate, asksForTable }: Circumstances,
  { asksForHours, isAdvised }: { asksForHours: boolean; isAdvised: boolean },
): string[] {
  const unsearched = [
    ...(asksForDate ? ["dates"] : []),
    ...(asksForHours ? ["hours"] : []),
    ...(asksForTable ? ["available tables"] : []),
  ];
  if (unsearched.length === 0) return [];
  if (isAdvised && asksForHours) return [NO_HOURS_NOTE];
  return [`We can't search by ${joinWithOr(unsearched)}: call before you go.`];
}

const unsureNote = (typed: string): string => `We can't search by “${typed}”: ask the restaurant.`;
