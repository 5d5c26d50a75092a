import { cap, joined } from "../grammar/words";
import type { Highlight } from "./highlights";

type Told = { what: string; near: Highlight };
type Form = (told: Told) => string | null;

const thing = ({ the, name }: Highlight): string => (the ? `${the} at ${name}` : name);

/** What too few places could meet: said plainly, with what stands in for it. */
export const UNMET_FORMS: readonly Form[] = [
  ({ what, near }) =>
    `Not every place here meets the wish for ${what}, as far as we know; ${near.name} is close in spirit.`,
  ({ what, near }) =>
    `We know of too few places with ${what}, so the nearest in spirit, such as ${thing(near)}, stand in.`,
  ({ what, near }) =>
    `Of ${what} we found too little that we could vouch for; ${thing(near)} is the sort of thing that comes nearest.`,
  ({ what, near }) =>
    `The part of the wish that asked for ${what} could not be met everywhere, and ${near.name} is here for the rest of it.`,
  ({ what, near }) =>
    `Nobody that we know of quite does ${what}; what ${near.name} offers, ${near.the ?? "its own cooking"}, is the nearest we can come.`,
];

/** What can't be known from any evidence. */
export const UNKNOWN_FORMS: readonly Form[] = [
  ({ what, near }) => `We can't tell you ${what}, for ${near.name} or for the others; ask before you set out.`,
  ({ what, near }) => `One thing none of our sources says is ${what}, so ring ${near.name} and ask.`,
  ({ what, near }) => `What we don't know is ${what}: neither ${near.name} nor the rest have told us.`,
  ({ what, near }) => `As to ${what}, nothing we have read about ${near.name} or its neighbors here settles it.`,
];

/** The same, of a guide to a single place. */
export const LONE_UNKNOWN_FORMS: readonly Form[] = [
  ({ what, near }) => `We can't tell you ${what}; ask ${near.name} before you set out.`,
  ({ what, near }) => `One thing none of our sources says is ${what}, so ring ${near.name} and ask.`,
  ({ what, near }) => `As to ${what}, nothing we have read about ${near.name} settles it.`,
];

/** What the wish ruled out. */
export const EXCLUDED_FORMS: readonly Form[] = [
  ({ what, near }) => `We left out ${what}, as asked, and gave the space to ${thing(near)}.`,
  ({ what, near }) => `There is no ${what} here, by request; ${near.name} makes up for it.`,
  ({ what, near }) => `You said no ${what}, so there is none; there is ${thing(near)} instead.`,
  ({ what, near }) => `${cap(what)} stayed out of it, as you wished, which left room for ${thing(near)}.`,
];

type Few = { names: string[]; count: string; near: Highlight; other: string | null };

/** Fewer places than a guide usually holds. */
export const FEW_FORMS: readonly ((few: Few) => string)[] = [
  ({ names, count, near }) =>
    `Only ${count} fitted well enough to print, ${joined(names)}, and ${thing(near)} is no consolation prize.`,
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
  ({ what, near }) =>
    `What we know of ${what} cooking comes from what ${near.name} and the others are known for, so ask before you order.`,
  ({ what, near }) => `For ${what} eaters, at ${near.name} as elsewhere, the rule is to ask before you order.`,
  ({ what, near }) =>
    `Kitchens change, ${near.name}'s included, so say ${what} when you sit down and ask before you order.`,
];
