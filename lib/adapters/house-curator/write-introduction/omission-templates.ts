import { capitalize, joinList } from "../grammar/words";
import type { Highlight } from "./highlights";

/** What is left out, the nearest pick, and another pick's name, so that the sentence is unique to this guide. */
type OmissionValues = { what: string; near: Highlight; also: string | null; where: string | null };
export type OmissionTemplates = readonly ((values: OmissionValues) => string | null)[];
type OmissionTemplate = (values: OmissionValues) => string | null;

const ifPresent = (name: string | null, render: (name: string) => string): string => (name ? render(name) : "");
const dishAtPlace = ({ the, name }: Highlight): string => (the ? `${the} at ${name}` : name);

/** A food that too few places have, with a substitute. */
export const UNMET_TEMPLATES: readonly OmissionTemplate[] = [
  ({ what, near }) =>
    `Not every place here has ${what}, as far as we know; the nearest in spirit may be ${dishAtPlace(near)}.`,
  ({ what, near }) =>
    `We know of too few places with ${what}, so others stand in with what comes nearest, such as ${dishAtPlace(near)}.`,
  ({ what, near }) =>
    `Of ${what} we found too little that we could vouch for; the nearest we came was ${dishAtPlace(near)}.`,
  ({ what, near }) =>
    `The part of the wish that asked for ${what} could not be met everywhere, and the rest of it is why we kept ${dishAtPlace(near)}.`,
  ({ what, near }) =>
    `Too few places that we know of are known for ${what}; what ${near.name} offers, ${near.the ?? "its own cooking"}, is the nearest we can come.`,
];

/** A neighborhood with too few places, supplemented by adjacent ones. */
export const AREA_TEMPLATES: readonly OmissionTemplate[] = [
  ({ what, near, where }) =>
    `${capitalize(what)} alone has too few answers to this, so we went on ${where ?? "to the streets around it"} for ${dishAtPlace(near)}.`,
  ({ what, near, where }) =>
    `Not all of these are in ${what}: ${near.name}${where ? ` lies ${where}` : ""} and is worth the way for ${near.the ?? "what it cooks"}.`,
  ({ what, near, where }) =>
    `We looked in ${what} first and beyond it second, which is how ${near.name}${where ? `, ${where},` : ""} comes in with ${near.the ?? "its own cooking"}.`,
  ({ what, near }) =>
    `Where ${what} ran out of places that we can vouch for, other quarters stand in, with ${dishAtPlace(near)}.`,
];

/** A landmark with too few places near it. */
export const LANDMARK_TEMPLATES: readonly OmissionTemplate[] = [
  ({ what, near, where }) =>
    `Not all of these are near ${what}: ${near.name}${where ? ` lies ${where}` : ""} and is worth the way for ${near.the ?? "what it cooks"}.`,
  ({ what, near, where }) =>
    `We looked around ${what} first and farther off second, which is how ${near.name}${where ? `, ${where},` : ""} comes in with ${near.the ?? "its own cooking"}.`,
  ({ what, near }) =>
    `Where ${what} ran out of neighbors that we can vouch for, places farther off stand in, with ${dishAtPlace(near)}.`,
];

/** A budget that too few places meet. Prices are shown by the page, never written. */
export const BUDGET_TEMPLATES: readonly OmissionTemplate[] = [
  ({ near }) =>
    `Not every place here keeps to the budget you named; ${near.name} is in for ${near.the ?? "its cooking"} all the same.`,
  ({ near }) =>
    `The budget had to give a little: look at what ${near.name} charges before you settle on ${near.the ?? "it"}.`,
  ({ near, also }) =>
    `Too few places answer to that budget alone, so ${near.name}${ifPresent(also, (name) => ` and ${name}`)} may lie outside it.`,
];

/** A meal or an hour that not everyone is known to serve. */
export const MEAL_TEMPLATES: readonly OmissionTemplate[] = [
  ({ what, near }) =>
    `Not every kitchen here is known to serve ${what}; ${near.name} is in for ${near.the ?? "the rest of the wish"}, so ask before you go.`,
  ({ what, near }) =>
    `As for ${what}, too few kitchens are sure of it, and ${dishAtPlace(near)} is what we would have instead.`,
  ({ what, near, also }) =>
    `We know too few places for ${what}: call ${near.name}${ifPresent(also, (name) => ` or ${name}`)} first and ask.`,
];

/** A patio, a mood, an occasion: anything not confirmed for every place. */
export const ATMOSPHERE_TEMPLATES: readonly OmissionTemplate[] = [
  ({ what, near }) =>
    `${capitalize(what)}: that we can't vouch for everywhere, and ${near.name}, for one, is here for ${near.the ?? "the rest of the wish"}.`,
  ({ what, near }) => `Of ${what} we know too little to promise it; ${dishAtPlace(near)} makes its own case.`,
  ({ what, near, also }) =>
    `You asked for ${what}, which not every place here is known for: ask at ${near.name}${ifPresent(also, (name) => ` or at ${name}`)}.`,
  ({ what, near }) =>
    `We could not find ${what} often enough, so ${near.name} stands in with ${near.the ?? "what it has"}.`,
];

/** Requests that no evidence can settle. */
export const UNKNOWN_TEMPLATES: readonly OmissionTemplate[] = [
  ({ what, near, also }) =>
    `We can't tell you ${what}, for ${near.name}${ifPresent(also, (name) => `, for ${name}`)} or for the others; ask before you set out.`,
  ({ what, near, also }) =>
    `One thing none of our sources says is ${what}, so ring ${near.name}${ifPresent(also, (name) => `, or ${name},`)} and ask.`,
  ({ what, near, also }) =>
    `What we don't know is ${what}: neither ${near.name}${ifPresent(also, (name) => ` nor ${name}`)} nor the rest have told us.`,
  ({ what, near, also }) =>
    `As to ${what}, nothing we have read about ${near.name}${ifPresent(also, (name) => ` or ${name}`)}, or about the others, settles it.`,
];

/** The same, for a guide with a single place. */
export const SINGLE_UNKNOWN_TEMPLATES: readonly OmissionTemplate[] = [
  ({ what, near }) => `We can't tell you ${what}; ask ${near.name} before you set out.`,
  ({ what, near }) => `One thing none of our sources says is ${what}, so ring ${near.name} and ask.`,
  ({ what, near }) => `As to ${what}, nothing we have read about ${near.name} settles it.`,
];

/** A town or a city that the prompt names and the guide does not cover. */
export const BEYOND_TEMPLATES: readonly OmissionTemplate[] = [
  ({ what, near, where }) =>
    `${capitalize(what)} is more than this guide covers: what answers here is ${near.name}${where ? `, ${where},` : ""} with ${near.the ?? "its own cooking"}.`,
  ({ what, near }) => `This guide does not cover ${what}, and puts ${dishAtPlace(near)} in its place.`,
];

/** What the prompt ruled out. */
export const EXCLUDED_TEMPLATES: readonly OmissionTemplate[] = [
  ({ what, near, also }) =>
    `We left out ${what}, as asked, and gave the space to ${dishAtPlace(near)}${ifPresent(also, (name) => ` and to ${name}`)}.`,
  ({ what, near, also }) =>
    `There is no ${what} here, by request; in its place we suggest ${dishAtPlace(near)}${ifPresent(also, (name) => `, or a table at ${name}`)}.`,
  ({ what, near, also }) =>
    `You said no ${what}, so there is none; have ${dishAtPlace(near)} instead${ifPresent(also, (name) => `, or go on to ${name}`)}.`,
  ({ what, near, also }) =>
    `${capitalize(what)} stayed out of it, as you wished, which left room for ${dishAtPlace(near)}${ifPresent(also, (name) => ` and for ${name}`)}.`,
  ({ what, near, also }) =>
    `Without ${what} to lean on, the list leans on ${dishAtPlace(near)}${ifPresent(also, (name) => ` and on ${name}`)}.`,
];

type ShortListValues = { names: string[]; count: string; near: Highlight; other: string | null };

/** Fewer places than a guide usually holds. */
export const SHORT_LIST_TEMPLATES: readonly ((few: ShortListValues) => string)[] = [
  ({ names, count, near }) =>
    `Only ${count} fitted well enough to print, ${joinList(names)}; order ${dishAtPlace(near)} and the number won't trouble you.`,
  ({ names, count, near }) =>
    `We stopped at ${count}, ${joinList(names)}, because a longer list would have stretched the wish beyond ${dishAtPlace(near)}.`,
  ({ names, count, near }) =>
    `A short list, then: ${joinList(names)}; ${count} is what there was, and nobody was added who couldn't stand beside ${dishAtPlace(near)}.`,
  ({ names, count, near }) =>
    `That makes ${count}, ${joinList(names)}: we would sooner send you twice for ${dishAtPlace(near)} than once to a place that doesn't fit.`,
  ({ count, near, other }) =>
    `If ${count} seems few, remember that ${dishAtPlace(near)} can be had more than once${other ? `, and ${other} visited twice` : ""}.`,
];

/** A diet is never a promise. */
export const DIET_TEMPLATES: readonly OmissionTemplate[] = [
  ({ what, near, also }) =>
    `What we know of ${what} cooking comes from what ${near.name}${ifPresent(also, (name) => `, ${name}`)} and the others are known for, so ask before you order.`,
  ({ what, near, also }) =>
    `For ${what} eaters, at ${near.name}${ifPresent(also, (name) => `, at ${name}`)} as elsewhere, the rule is to ask before you order.`,
  ({ what, near, also }) =>
    `Kitchens change, ${near.name}'s${ifPresent(also, (name) => ` and ${name}'s`)} included, so say ${what} when you sit down and ask before you order.`,
];
