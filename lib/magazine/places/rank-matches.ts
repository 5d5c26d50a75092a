import type { Scored } from "./matched-place";

/** What is within a walk of where a search asks to be near comes before what is farther. */
export const WALK_METERS = 1_000;
const NEAR_STEPS = [WALK_METERS, 2_000, 4_000];

type Input = {
  /** How many of our guides pick each place. */
  picks: ReadonlyMap<string, number>;
  /** The nearest first, where nothing is in the area that was asked for. */
  isByDistance?: boolean;
  /** Whether the page says to call first: who tells a phone comes before others like it. */
  isToBeCalled?: boolean;
};

/** Open ones, then those that keep a diet, then those in the city that is named, then those with more of it, where near ones count for more; then whose kitchen is at home with it. */
export const byRank =
  ({ picks, isByDistance = false, isToBeCalled = false }: Input) =>
  (a: Scored, b: Scored): number =>
    Number(!a.place.isOpen) - Number(!b.place.isOpen) ||
    (b.told?.length ?? 0) - (a.told?.length ?? 0) ||
    keeping(b) - keeping(a) ||
    Number(a.isAround) - Number(b.isAround) ||
    (isByDistance ? a.cautionCount - b.cautionCount : a.unfit - b.unfit) ||
    (isByDistance ? 0 : reach(b) - reach(a)) ||
    (isByDistance ? 0 : b.rareness - a.rareness) ||
    (isByDistance ? Number(b.kitchenCount > 0) - Number(a.kitchenCount > 0) : b.kitchenCount - a.kitchenCount) ||
    (isByDistance ? Number(b.atHome > 0) - Number(a.atHome > 0) : likelihood(b) - likelihood(a)) ||
    (isByDistance ? 0 : b.bonus - a.bonus) ||
    (isByDistance ? wayTo(a) - wayTo(b) : 0) ||
    Number(a.place.isUnconfirmed ?? false) - Number(b.place.isUnconfirmed ?? false) ||
    (isToBeCalled ? Number(b.place.phoneNumber !== null) - Number(a.place.phoneNumber !== null) : 0) ||
    b.strength - a.strength ||
    lightWay(a) - lightWay(b) ||
    (picks.get(b.place.id) ?? 0) - (picks.get(a.place.id) ?? 0) ||
    a.number - b.number;

/**
 * Of pho, a sandwich shop that has it too is as good as one that is farther, as is, for dinner, a tea room that serves
 * lunch; and who is good for kids as one that is nearer.
 */
const wayTo = ({ meters, isOther, unfit, cautionCount, bonus }: Scored): number =>
  (meters ?? 0) + (Number(isOther) + unfit - cautionCount) * MISFIT_METERS - bonus * BONUS_METERS;
const BONUS_METERS = 500;
const MISFIT_METERS = 4_000;

const lightWay = ({ meters, lightBonus }: Scored): number => (meters ?? 0) - lightBonus * LIGHT_BONUS_METERS;
const LIGHT_BONUS_METERS = 300;

/** Of two that cook it, who is likelier to be open may be less at home with it. */
const likelihood = ({ atHome, place }: Scored): number => atHome - (place.isUnconfirmed ? UNCONFIRMED : 0);
const UNCONFIRMED = 3;

/** Near somewhere, who keeps a diet counts as nearer by a step, and not before everything. */
const keeping = ({ meters, dietCount }: Scored): number => (meters === null ? dietCount : 0);

const reach = ({ score: points, meters, dietCount }: Scored): number =>
  points + (meters === null ? 0 : (dietCount - NEAR_STEPS.filter((step) => meters > step).length) * 2);
