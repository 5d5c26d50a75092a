import type { Highlight } from "./highlights";

/** How a need reads as a predicate: "is known for ramen", "are known for ramen". */
export type Predicate = { one: string; many: string };

type ScarcityValues = Predicate & {
  /** The picks that meet it, as a list, and the verb that goes with it; null where none does. */
  yes: { names: string; are: string; verb: string } | null;
  /** A pick that isn't known to meet it, and another. */
  near: Highlight;
  also: string | null;
};
export type ScarcityTemplates = readonly ((values: ScarcityValues) => string | null)[];

const withItsDish = ({ the }: Highlight): string => (the ? ` with ${the}` : "");
const itsDish = ({ the }: Highlight): string => the ?? "the rest of the wish";
const orAt = (name: string | null): string => (name ? ` or at ${name}` : "");

/** A need that some picks meet, but fewer than half. */
export const SOME_TEMPLATES: ScarcityTemplates = [
  ({ yes, near }) =>
    yes &&
    `Only ${yes.names} ${yes.verb}, as far as we know, which is not half of this list; ${near.name} is here for ${itsDish(near)}.`,
  ({ yes, many, near }) =>
    yes &&
    `Fewer than half of these ${many}: we know it of ${yes.names}, and not of ${near.name}, which is here for ${itsDish(near)}.`,
  ({ yes, many, near }) =>
    yes &&
    `We could not find more that ${many} than ${yes.names}, fewer than half of what is here; ${near.name} makes its own case${withItsDish(near)}.`,
  ({ yes, many, near }) =>
    yes &&
    `Not half of these ${many}; ${yes.names} ${yes.are} where to begin for that, and ${near.name} is in for ${itsDish(near)}.`,
];

/** A need that no pick is known to meet. */
export const NONE_TEMPLATES: ScarcityTemplates = [
  ({ one, near }) =>
    `None of these ${one}, as far as we know; ${near.name} has to make its own case${withItsDish(near)}.`,
  ({ one, near, also }) => `We know of no place here that ${one}, so ask first, at ${near.name}${orAt(also)}.`,
  ({ one, near }) =>
    `Not one of these, ${near.name} included, ${one} that we know of; it is here for ${itsDish(near)}.`,
];

/** The same, where it is about what somebody may eat. */
export const DIETARY_SOME_TEMPLATES: ScarcityTemplates = [
  ({ yes, many, near }) =>
    yes &&
    `Fewer than half of these ${many}: we know it of ${yes.names}, and not of ${near.name}, so ask the kitchen before you order.`,
  ({ yes, near, also }) =>
    yes &&
    `Only ${yes.names} ${yes.verb}, as far as we know, which is not half of this list: at ${near.name}${orAt(also)}, ask the kitchen before you order.`,
];
export const DIETARY_NONE_TEMPLATES: ScarcityTemplates = [
  ({ one, near, also }) =>
    `None of these ${one}, as far as we know: at ${near.name}${orAt(also)}, ask the kitchen before you order.`,
  ({ one, near }) =>
    `Not one of these ${one} that we know of, ${near.name} included, so ask each kitchen before you order.`,
];

/** A guide of a single place. */
export const SINGLE_TEMPLATES: ScarcityTemplates = [
  ({ one, near }) => `We can't say that ${near.name} ${one}; ask before you set out.`,
  ({ one, near }) => `As far as we know, ${near.name} is not a place that ${one}, so ask first.`,
];

type RestValues = { names: string; near: Highlight; it: string };

/** Several needs at once, each in quotation marks. */
export const REST_TEMPLATES: readonly ((values: RestValues) => string)[] = [
  ({ names, near, it }) =>
    `As for ${names}, not half of these are known to meet ${it}: ask, at ${near.name} too, before you count on ${it}.`,
  ({ names, near, it }) =>
    `Of ${names} we know too little to say that even half of these meet ${it}; ${near.name} is here for ${itsDish(near)}.`,
  ({ names, near, it }) =>
    `You asked for ${names} too, and fewer than half of these are known to meet ${it}: don't count on ${it} at ${near.name} without asking.`,
];

/** The same, where no pick is known to meet any of them. */
export const REST_NONE_TEMPLATES: readonly ((values: RestValues) => string)[] = [
  ({ names, near, it }) =>
    `As for ${names}, we know it of none of these: ask, at ${near.name} too, before you count on ${it}.`,
  ({ names, near, it }) =>
    `You asked for ${names} too, and none of these is known to meet ${it}: don't count on ${it} at ${near.name} without asking.`,
];
