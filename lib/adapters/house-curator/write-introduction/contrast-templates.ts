import { capitalize } from "../grammar/words";
import type { Highlight } from "./highlights";

/** The second sentence: how the picks differ, with two of them as examples. */
type ContrastTemplate = (a: Highlight, b: Highlight) => string | null;
const withDishes = (a: Highlight, b: Highlight, render: (the: string, other: string) => string): string | null =>
  a.the && b.the ? render(a.the, b.the) : null;
const withPlates = (a: Highlight, b: Highlight, render: (plate: string, other: string) => string): string | null =>
  a.plate && b.plate ? render(a.plate, b.plate) : null;

export const CONTRAST_TEMPLATES: readonly ContrastTemplate[] = [
  (a, b) => withPlates(a, b, (plate, other) => `${a.name} answers with ${plate}; ${b.name} answers with ${other}.`),
  (a, b) =>
    a.street && b.street
      ? withDishes(
          a,
          b,
          (the, other) => `It can be ${the} on ${a.street} or ${other} on ${b.street}, and be right both times.`,
        )
      : null,
  (a, b) => (a.room && b.room ? `One answer is ${a.name}, ${a.room}; another is ${b.name}, ${b.room}.` : null),
  (a, b) => withPlates(a, b, (plate, other) => `At ${a.name} that means ${plate}; at ${b.name}, ${other}.`),
  (a, b) =>
    withDishes(
      a,
      b,
      (the, other) => `Between ${the} at ${a.name} and ${other} at ${b.name} there is room to disagree.`,
    ),
  (a, b) =>
    a.room && b.the ? `You might be in ${a.room} at ${a.name}, or at ${b.name} with ${b.the} in front of you.` : null,
  (a, b) =>
    withPlates(a, b, (plate, other) => `Some of it is ${plate}, at ${a.name}; some of it is ${other}, at ${b.name}.`),
  (a, b) => withDishes(a, b, (the, other) => `What ${a.name} does with ${the}, ${b.name} does with ${other}.`),
  (a, b) => (a.plate && b.room ? `${a.name} has ${a.plate}; ${b.name} has the room, ${b.room}.` : null),
  (a, b) =>
    withDishes(
      a,
      b,
      (the, other) => `Nobody would confuse ${the} at ${a.name} with ${other} at ${b.name}, which is the idea.`,
    ),
  (a, b) =>
    withDishes(
      a,
      b,
      (the, other) => `We would cross town for ${the} at ${a.name} and cross back for ${other} at ${b.name}.`,
    ),
  (a, b) => withPlates(a, b, (plate, other) => `${capitalize(plate)}: that is ${a.name}; ${other}: that is ${b.name}.`),
  (a, b) =>
    withDishes(
      a,
      b,
      (the, other) => `If one end of the idea is ${the} at ${a.name}, the other is ${other} at ${b.name}.`,
    ),
  (a, b) => withDishes(a, b, (the, other) => `The same wish ends in ${the} at ${a.name} and in ${other} at ${b.name}.`),
];
