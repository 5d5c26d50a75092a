import { cap, joined } from "../grammar/words";
import type { Highlight } from "./highlights";

/** What is left out, who comes near it, and another pick's name, so that the sentence is this guide's alone. */
type Told = { what: string; near: Highlight; also: string | null; where: string | null };
export type Forms = readonly ((told: Told) => string | null)[];
type Form = (told: Told) => string | null;

const and = (name: string | null, tell: (name: string) => string): string => (name ? tell(name) : "");
const thing = ({ the, name }: Highlight): string => (the ? `${the} at ${name}` : name);

/** A food that too few places have: said plainly, with what stands in for it. */
export const UNMET_FORMS: readonly Form[] = [
  ({ what, near }) =>
    `Not every place here has ${what}, as far as we know; the nearest in spirit may be ${thing(near)}.`,
  ({ what, near }) =>
    `We know of too few places with ${what}, so others stand in with what comes nearest, such as ${thing(near)}.`,
  ({ what, near }) => `Of ${what} we found too little that we could vouch for; the nearest we came was ${thing(near)}.`,
  ({ what, near }) =>
    `The part of the wish that asked for ${what} could not be met everywhere, and the rest of it is why we kept ${thing(near)}.`,
  ({ what, near }) =>
    `Too few places that we know of are known for ${what}; what ${near.name} offers, ${near.the ?? "its own cooking"}, is the nearest we can come.`,
];

/** A neighbourhood with too few answers: its neighbours help out. */
export const AREA_FORMS: readonly Form[] = [
  ({ what, near, where }) =>
    `${cap(what)} alone has too few answers to this, so we went on ${where ?? "to the streets around it"} for ${thing(near)}.`,
  ({ what, near, where }) =>
    `Not all of these are in ${what}: ${near.name}${where ? ` lies ${where}` : ""} and is worth the way for ${near.the ?? "what it cooks"}.`,
  ({ what, near, where }) =>
    `We looked in ${what} first and beyond it second, which is how ${near.name}${where ? `, ${where},` : ""} comes in with ${near.the ?? "its own cooking"}.`,
  ({ what, near }) =>
    `Where ${what} ran out of places that we can vouch for, other quarters stand in, with ${thing(near)}.`,
];

/** A budget that too few places keep. Prices are shown by the page, never told. */
export const BUDGET_FORMS: readonly Form[] = [
  ({ near }) =>
    `Not every place here keeps to the budget you named; ${near.name} is in for ${near.the ?? "its cooking"} all the same.`,
  ({ near }) =>
    `The budget had to give a little: look at what ${near.name} charges before you settle on ${near.the ?? "it"}.`,
  ({ near, also }) =>
    `Too few places answer to that budget alone, so ${near.name}${and(also, (name) => ` and ${name}`)} may lie outside it.`,
];

/** A meal or an hour that not everyone is known to serve. */
export const MEAL_FORMS: readonly Form[] = [
  ({ what, near }) =>
    `Not every kitchen here is known to serve ${what}; ${near.name} is in for ${near.the ?? "the rest of the wish"}, so ask before you go.`,
  ({ what, near }) =>
    `As for ${what}, too few kitchens are sure of it, and ${thing(near)} is what we would have instead.`,
  ({ what, near, also }) =>
    `We know too few places for ${what}: call ${near.name}${and(also, (name) => ` or ${name}`)} first and ask.`,
];

/** A patio, a mood, an occasion: what we could not vouch for everywhere. */
export const COMFORT_FORMS: readonly Form[] = [
  ({ what, near }) =>
    `${cap(what)}: that we can't vouch for everywhere, and ${near.name}, for one, is here for ${near.the ?? "the rest of the wish"}.`,
  ({ what, near }) => `Of ${what} we know too little to promise it; ${thing(near)} makes its own case.`,
  ({ what, near, also }) =>
    `You asked for ${what}, which not every place here is known for: ask at ${near.name}${and(also, (name) => ` or at ${name}`)}.`,
  ({ what, near }) =>
    `We could not find ${what} often enough, so ${near.name} stands in with ${near.the ?? "what it has"}.`,
];

/** What can't be known from any evidence. */
export const UNKNOWN_FORMS: readonly Form[] = [
  ({ what, near, also }) =>
    `We can't tell you ${what}, for ${near.name}${and(also, (name) => `, for ${name}`)} or for the others; ask before you set out.`,
  ({ what, near, also }) =>
    `One thing none of our sources says is ${what}, so ring ${near.name}${and(also, (name) => `, or ${name},`)} and ask.`,
  ({ what, near, also }) =>
    `What we don't know is ${what}: neither ${near.name}${and(also, (name) => ` nor ${name}`)} nor the rest have told us.`,
  ({ what, near, also }) =>
    `As to ${what}, nothing we have read about ${near.name}${and(also, (name) => ` or ${name}`)}, or about the others, settles it.`,
];

/** The same, of a guide to a single place. */
export const LONE_UNKNOWN_FORMS: readonly Form[] = [
  ({ what, near }) => `We can't tell you ${what}; ask ${near.name} before you set out.`,
  ({ what, near }) => `One thing none of our sources says is ${what}, so ring ${near.name} and ask.`,
  ({ what, near }) => `As to ${what}, nothing we have read about ${near.name} settles it.`,
];

/** What the wish ruled out. */
export const EXCLUDED_FORMS: readonly Form[] = [
  ({ what, near, also }) =>
    `We left out ${what}, as asked, and gave the space to ${thing(near)}${and(also, (name) => ` and to ${name}`)}.`,
  ({ what, near, also }) =>
    `There is no ${what} here, by request; in its place we suggest ${thing(near)}${and(also, (name) => `, or a table at ${name}`)}.`,
  ({ what, near, also }) =>
    `You said no ${what}, so there is none; have ${thing(near)} instead${and(also, (name) => `, or go on to ${name}`)}.`,
  ({ what, near, also }) =>
    `${cap(what)} stayed out of it, as you wished, which left room for ${thing(near)}${and(also, (name) => ` and for ${name}`)}.`,
  ({ what, near, also }) =>
    `Without ${what} to lean on, the list leans on ${thing(near)}${and(also, (name) => ` and on ${name}`)}.`,
];

type Few = { names: string[]; count: string; near: Highlight; other: string | null };

/** Fewer places than a guide usually holds. */
export const FEW_FORMS: readonly ((few: Few) => string)[] = [
  ({ names, count, near }) =>
    `Only ${count} fitted well enough to print, ${joined(names)}; order ${thing(near)} and the number won't trouble you.`,
  ({ names, count, near }) =>
    `We stopped at ${count}, ${joined(names)}, because a longer list would have stretched the wish beyond ${thing(near)}.`,
  ({ names, count, near }) =>
    `A short list, then: ${joined(names)}; ${count} is what there was, and nobody was added who couldn't stand beside ${thing(near)}.`,
  ({ names, count, near }) =>
    `That makes ${count}, ${joined(names)}: we would sooner send you twice for ${thing(near)} than once to a place that doesn't fit.`,
  ({ count, near, other }) =>
    `If ${count} seems few, remember that ${thing(near)} can be had more than once${other ? `, and ${other} visited twice` : ""}.`,
];

/** A diet is never a promise. */
export const DIET_FORMS: readonly Form[] = [
  ({ what, near, also }) =>
    `What we know of ${what} cooking comes from what ${near.name}${and(also, (name) => `, ${name}`)} and the others are known for, so ask before you order.`,
  ({ what, near, also }) =>
    `For ${what} eaters, at ${near.name}${and(also, (name) => `, at ${name}`)} as elsewhere, the rule is to ask before you order.`,
  ({ what, near, also }) =>
    `Kitchens change, ${near.name}'s${and(also, (name) => ` and ${name}'s`)} included, so say ${what} when you sit down and ask before you order.`,
];
