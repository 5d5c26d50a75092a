import { capitalize } from "../grammar/words";
import type { Highlight } from "./highlights";

type RouteStops = { first: Highlight; middle: Highlight | undefined; last: Highlight };
type OrderTemplate = (ends: RouteStops) => string | null | undefined;

const at = ({ name, street }: Highlight): string => (street ? `${name} on ${street}` : name);
const dishAt = ({ the, name }: Highlight): string => (the ? `${the} at ${name}` : name);

/** ", with the har gow at Hang Ah on the way": a third detail, so that guides with the same ends differ. */
const ifMiddle = (middle: Highlight | undefined, render: (stop: string) => string): string =>
  middle ? render(dishAt(middle)) : "";

const routeTemplates = (from: string, to: string): readonly OrderTemplate[] => [
  ({ first, last }) => `${capitalize(from)} to ${to}, it opens with ${dishAt(first)} and closes with ${dishAt(last)}.`,
  ({ first, last }) => `${first.name} lies farthest ${from}, ${last.name} farthest ${to}.`,
  ({ first, middle, last }) => middle && `Going ${to}: ${dishAt(first)}, then ${dishAt(middle)}, last ${dishAt(last)}.`,
  ({ first, last }) => `Heading ${to}, ${at(first)} comes first, ${at(last)} last.`,
  ({ first, middle, last }) =>
    middle && `${capitalize(to)} from ${at(first)} you pass ${middle.name} and reach ${last.name}.`,
  ({ first, last }) => `The list drifts ${to}, ${at(first)} to ${at(last)}.`,
  ({ first, last }) => `We start ${from}, at ${at(first)}, and finish ${to}, at ${at(last)}.`,
  ({ first, last }) => `${first.name} is the ${from}ernmost, ${last.name} the ${to}ernmost.`,
  ({ first, middle, last }) =>
    middle && `Keep going ${to} and ${first.name} gives way to ${middle.name}, then to ${last.name}.`,
  ({ first, last }) => `On a map, ${to}ward: ${at(first)} leads and ${at(last)} ends the line.`,
  ({ first, last }) => `Their order is ${from} to ${to}, from ${dishAt(first)} to ${dishAt(last)}.`,
  ({ first, middle, last }) =>
    middle && `${first.name} holds the ${from}, ${middle.name} the middle, ${last.name} the ${to}.`,
  ({ first, last }) => `Read ${to}, the page moves from ${at(first)} to ${at(last)}.`,
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
    ({ first, last }) => `${at(first)} costs least, ${at(last)} most.`,
    ({ first, middle, last }) => middle && `Prices rise from ${first.name} by ${middle.name} to ${last.name}.`,
    ({ first, last }) => `Payday decides: ${dishAt(first)} before it, ${dishAt(last)} after.`,
    ({ first, last }) => `The purse opens at ${at(first)} and empties at ${at(last)}.`,
    ({ first, middle, last }) =>
      middle && `${first.name} is kind to a wallet, ${middle.name} less so, ${last.name} least.`,
    ({ first, last }) => `Cheapest comes ${dishAt(first)}, dearest ${dishAt(last)}.`,
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
    ({ first, last }) => `${first.name} unlocks before the others, ${last.name} after them.`,
    ({ first, middle, last }) => middle && `Morning belongs to ${first.name}, later ${middle.name}, then ${last.name}.`,
    ({ first, last }) => `By the clock: ${dishAt(first)} leads, ${dishAt(last)} follows last.`,
    ({ first, last }) => `Early birds want ${at(first)}; the late hours are ${last.name}'s.`,
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
    ({ first, last }) => `${at(first)} has seen the most years, ${at(last)} the fewest.`,
    ({ first, middle, last }) =>
      middle && `Age first: ${first.name}, after it ${middle.name}, and ${last.name} as the youngest.`,
    ({ first, last }) => `Oldest is ${first.name}, youngest ${last.name}.`,
    ({ first, last }) => `Years count here, from ${dishAt(first)} to ${dishAt(last)}.`,
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
  ({ first, last }) => `First ${dishAt(first)}; ${dishAt(last)} can wait.`,
  ({ first, middle, last }) => middle && `Take ${first.name} now, ${middle.name} soon, ${last.name} when it suits.`,
  ({ first, last }) => `Nearest the top stands ${dishAt(first)}, at the foot ${dishAt(last)}.`,
  ({ first, middle, last }) => middle && `Ours go ${first.name}, ${middle.name} and so on to ${last.name}.`,
  ({ first, last }) => `Any order works; this one leads from ${at(first)} to ${at(last)}.`,
  ({ first, last }) => `${first.name} before ${last.name} is our order, not a ranking.`,
];
