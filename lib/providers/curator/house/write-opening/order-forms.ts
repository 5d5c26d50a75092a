import type { Highlight } from "./highlights";

type Ends = { first: Highlight; middle: Highlight | undefined; last: Highlight };
type Form = (ends: Ends) => string | null | undefined;

const at = ({ name, street }: Highlight): string => (street ? `${name} on ${street}` : name);
const dishAt = ({ the, name }: Highlight): string => (the ? `${the} at ${name}` : name);

const route = (from: string, to: string): readonly Form[] => [
  ({ first, last }) => `The order runs from ${from} to ${to}, ${at(first)} first and ${at(last)} last.`,
  ({ first, last }) => `We go ${from} to ${to}: out from ${at(first)}, home from ${at(last)}.`,
  ({ first, last }) =>
    `Read it from ${from} to ${to}, beginning with ${dishAt(first)} and ending with ${dishAt(last)}.`,
  ({ first, middle, last }) =>
    middle && `From ${from} to ${to}, then: ${first.name}, by way of ${middle.name}, to ${at(last)}.`,
  ({ first, last }) =>
    `${first.name} lies farthest ${from}, so it opens; ${last.name} lies farthest ${to}, so it closes.`,
  ({ first, middle, last }) =>
    middle &&
    `The list travels ${from} to ${to}, with ${middle.name} on the way between ${dishAt(first)} and ${dishAt(last)}.`,
];

/** How each order is told: truthfully, and by the names of its ends. */
export const ORDER_FORMS: Record<string, readonly Form[]> = {
  "north to south": route("north", "south"),
  "south to north": route("south", "north"),
  "west to east": route("west", "east"),
  "east to west": route("east", "west"),
  "cheap to splurge": [
    ({ first, last }) =>
      `The order goes from cheap to splurge: ${dishAt(first)} first, ${dishAt(last)} when somebody else insists.`,
    ({ first, last }) => `We start cheap, with ${dishAt(first)}, and end with a splurge at ${last.name}.`,
    ({ first, middle, last }) =>
      middle && `It climbs, cheap to splurge, from ${first.name} past ${middle.name} to ${at(last)}.`,
    ({ first, last }) => `Small change comes first, at ${at(first)}; the splurge waits at the end, at ${at(last)}.`,
    ({ first, last }) => `Read down and the bill grows, from ${dishAt(first)} to ${dishAt(last)}.`,
  ],
  "early to late": [
    ({ first, last }) => `The order is that of a day: ${dishAt(first)} early, ${dishAt(last)} late.`,
    ({ first, last }) => `It runs early to late, from ${at(first)} to ${at(last)}.`,
    ({ first, middle, last }) =>
      middle && `Start the day at ${first.name}, let ${middle.name} have the middle, and end it at ${at(last)}.`,
    ({ first, last }) => `${first.name} is up first and ${last.name} gets going last, so that is how they stand here.`,
    ({ first, last }) => `We have set them by the clock, from ${dishAt(first)} to ${dishAt(last)}.`,
  ],
  "quick to slow": [
    ({ first, last }) => `The order is quick to slow: first ${dishAt(first)}, last ${dishAt(last)}.`,
    ({ first, last }) => `It slows down as it goes, from ${at(first)} to ${at(last)}.`,
    ({ first, middle, last }) =>
      middle &&
      `${first.name} is the quickest, ${last.name} the slowest, and ${middle.name} somewhere in the middle; they come in that order.`,
    ({ first, last }) =>
      `Those in a hurry should read from the top, at ${first.name}; those who aren't may begin with ${dishAt(last)}.`,
    ({ first, last }) => `We go from quick to slow, ${dishAt(first)} to ${dishAt(last)}.`,
  ],
  "oldest to newest": [
    ({ first, last }) => `They stand by age, ${at(first)} the oldest and ${at(last)} the newest.`,
    ({ first, last }) =>
      `The order is oldest to newest: ${first.name} dates from ${first.m.place.foundedIn}, ${last.name} from ${last.m.place.foundedIn}.`,
    ({ first, last }) => `The eldest goes first, with ${dishAt(first)}; the newest, ${last.name}, brings up the rear.`,
    ({ first, middle, last }) =>
      middle &&
      `Seniority decides: ${first.name}, then on through ${middle.name} to ${last.name}, which is the newest here.`,
  ],
};

/** Where the picks follow no order that can be named. */
export const LOOSE_FORMS: readonly Form[] = [
  ({ first, last }) => `The order is only the one in which we would try them, ${dishAt(first)} before ${dishAt(last)}.`,
  ({ first, last }) => `We would begin at ${at(first)} and leave ${at(last)} for last.`,
  ({ first, middle, last }) =>
    middle && `There is no hurry among them: ${first.name} today, ${middle.name} next, ${last.name} when you can.`,
  ({ first, last }) =>
    `They are told as we would tell a friend, ${first.name} to begin with and ${dishAt(last)} to end on.`,
];

/** Two from the middle, so that the ends don't get all the talk. */
export const BETWEEN_FORMS: readonly ((a: Highlight, b: Highlight) => string | null)[] = [
  (a, b) => (a.the && b.the ? `In between come ${a.name}, for ${a.the}, and ${b.name}, for ${b.the}.` : null),
  (a, b) =>
    a.street && b.street ? `Between those two, ${a.street} has ${a.name} and ${b.street} has ${b.name}.` : null,
  (a, b) => (a.room ? `The middle has ${a.name}, ${a.room}, and after it ${b.name}.` : null),
  (a, b) => (b.room && a.the ? `On the way there are ${a.the} at ${a.name} and, at ${b.name}, ${b.room}.` : null),
  (a, b) => (a.the && b.the ? `Don't skip the middle, where ${a.name} has ${a.the} and ${b.name} has ${b.the}.` : null),
  (a, b) =>
    a.m.area && b.m.area && a.m.area !== b.m.area
      ? `On the way it passes through ${a.m.area}, for ${a.name}, and ${b.m.area}, for ${b.name}.`
      : null,
];
