import type { Highlight } from "./highlights";

type RouteStops = { first: Highlight; middle: Highlight | undefined; last: Highlight };
type OrderTemplate = (ends: RouteStops) => string | null | undefined;

const at = ({ name, street }: Highlight): string => (street ? `${name} on ${street}` : name);
const dishAt = ({ the, name }: Highlight): string => (the ? `${the} at ${name}` : name);

/** ", with the har gow at Hang Ah on the way": a third detail, so that guides with the same ends differ. */
const ifMiddle = (middle: Highlight | undefined, render: (stop: string) => string): string =>
  middle ? render(dishAt(middle)) : "";

const routeTemplates = (from: string, to: string): readonly OrderTemplate[] => [
  ({ first, middle, last }) =>
    `The order runs from ${from} to ${to}, ${dishAt(first)} first and ${at(last)} last${ifMiddle(middle, (stop) => `, ${stop} about halfway`)}.`,
  ({ first, middle, last }) =>
    `We go ${from} to ${to}: out from ${at(first)}, home from ${at(last)}${ifMiddle(middle, (stop) => `, stopping for ${stop}`)}.`,
  ({ first, middle, last }) =>
    `Read it from ${from} to ${to}, beginning with ${dishAt(first)} and ending with ${dishAt(last)}${ifMiddle(middle, (stop) => `, ${stop} on the way`)}.`,
  ({ first, middle, last }) =>
    middle && `From ${from} to ${to}, then: ${dishAt(first)}, by way of ${dishAt(middle)}, to ${dishAt(last)}.`,
  ({ first, middle, last }) =>
    `${first.name} lies farthest ${from}, so it opens; ${last.name} lies farthest ${to}, so it closes${ifMiddle(middle, (stop) => `, with ${stop} in between`)}.`,
  ({ first, middle, last }) =>
    `Unfold a map and go from ${from} to ${to}: ${dishAt(first)} at one edge, ${dishAt(last)} at the other${ifMiddle(middle, (stop) => `, ${stop} near the fold`)}.`,
  ({ first, middle, last }) =>
    `Point yourself ${to} at ${at(first)} and keep going until ${last.name}${ifMiddle(middle, (stop) => `, with a halt for ${stop}`)}.`,
  ({ first, middle, last }) =>
    `They are strung from ${from} to ${to}, ${first.name} to ${last.name}${ifMiddle(middle, (stop) => ` with ${stop} between`)}, in case anyone is tempted to do them all.`,
  ({ first, middle, last }) =>
    `It begins in the ${from} with ${dishAt(first)} and gives out in the ${to} with ${dishAt(last)}${ifMiddle(middle, (stop) => `, having passed ${stop}`)}.`,
  ({ first, middle, last }) =>
    middle &&
    `Taken ${from} to ${to}, the first stop is ${dishAt(first)}, the turn comes with ${dishAt(middle)}, and ${last.name} is as far as we go.`,
  ({ first, middle, last }) =>
    middle &&
    `The list travels ${from} to ${to}, with ${dishAt(middle)} on the way between ${dishAt(first)} and ${dishAt(last)}.`,
];

/** Descriptions of each order with its first and last picks. */
export const ORDER_TEMPLATES: Record<string, readonly OrderTemplate[]> = {
  "north to south": routeTemplates("north", "south"),
  "south to north": routeTemplates("south", "north"),
  "west to east": routeTemplates("west", "east"),
  "east to west": routeTemplates("east", "west"),
  "cheap to splurge": [
    ({ first, last }) =>
      `The order goes from cheap to splurge: ${dishAt(first)} first, ${dishAt(last)} when somebody else insists.`,
    ({ first, last }) => `We start cheap, with ${dishAt(first)}, and end with a splurge, ${dishAt(last)}.`,
    ({ first, middle, last }) =>
      middle && `It climbs, cheap to splurge, from ${dishAt(first)} past ${dishAt(middle)} to ${at(last)}.`,
    ({ first, middle, last }) =>
      `Small change comes first, at ${at(first)}; the splurge waits at the end, at ${at(last)}${ifMiddle(middle, (stop) => `, with ${stop} to soften the climb`)}.`,
    ({ first, last }) => `Read down and the bill grows, from ${dishAt(first)} to ${dishAt(last)}.`,
  ],
  "early to late": [
    ({ first, last }) => `The order is that of a day: ${dishAt(first)} early, ${dishAt(last)} late.`,
    ({ first, middle, last }) =>
      `It runs early to late, from ${at(first)} to ${at(last)}${ifMiddle(middle, (stop) => `, with ${stop} somewhere in the middle`)}.`,
    ({ first, middle, last }) =>
      middle && `Start the day with ${dishAt(first)}, let ${middle.name} have the middle, and end it at ${at(last)}.`,
    ({ first, middle, last }) =>
      `${first.name} is up first and ${last.name} gets going last, so that is how they stand here${ifMiddle(middle, (stop) => `, ${stop} between them`)}.`,
    ({ first, last }) => `We have set them by the clock, from ${dishAt(first)} to ${dishAt(last)}.`,
  ],
  "oldest to newest": [
    ({ first, middle, last }) =>
      `They stand by age, ${at(first)} the oldest and ${at(last)} the newest${ifMiddle(middle, (stop) => `, ${stop} in between`)}.`,
    ({ first, middle, last }) =>
      `The order is oldest to newest: ${first.name} dates from ${first.m.place.foundedIn}, ${last.name} from ${last.m.place.foundedIn}${ifMiddle(middle, (stop) => `, with ${stop} between`)}.`,
    ({ first, last }) => `The eldest goes first, with ${dishAt(first)}; the newest, ${at(last)}, brings up the rear.`,
    ({ first, middle, last }) =>
      middle &&
      `Seniority decides: ${dishAt(first)}, then on through ${middle.name} to ${last.name}, which is the newest here.`,
  ],
};

/** For picks without a named order. */
export const UNORDERED_TEMPLATES: readonly OrderTemplate[] = [
  ({ first, last }) => `The order is only the one in which we would try them, ${dishAt(first)} before ${dishAt(last)}.`,
  ({ first, last }) => `We would begin with ${dishAt(first)} and leave ${dishAt(last)} for last.`,
  ({ first, middle, last }) =>
    middle && `There is no hurry among them: ${dishAt(first)} today, ${middle.name} next, ${last.name} when you can.`,
  ({ first, last }) =>
    `They are told as we would tell a friend, ${dishAt(first)} to begin with and ${dishAt(last)} to end on.`,
];

/** Two picks from the middle, so that the introduction mentions more than the first and last. */
export const MIDDLE_TEMPLATES: readonly ((a: Highlight, b: Highlight) => string | null)[] = [
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
