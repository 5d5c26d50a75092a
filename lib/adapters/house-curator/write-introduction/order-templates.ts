import { areaPhrase, areaWithPreposition } from "../grammar/places";
import { capitalize } from "../grammar/words";
import type { Highlight } from "./highlights";

type RouteStops = { first: Highlight; middle: Highlight | undefined; last: Highlight };
type OrderTemplate = (ends: RouteStops) => string | null | undefined | false;

const areaOf = ({ m }: Highlight): string | null => m.place.neighbourhood;
const dishAt = ({ the, name }: Highlight): string => (the ? `${the} at ${name}` : name);
const placed = (stop: Highlight): string => {
  const area = areaOf(stop);
  return area ? `${stop.name} ${areaWithPreposition(area)}` : stop.name;
};

/** With the neighborhoods of both ends, where they differ. */
const ifApart =
  (render: (from: string, to: string, ends: RouteStops) => string | undefined): OrderTemplate =>
  (ends) => {
    const [from, to] = [areaOf(ends.first), areaOf(ends.last)];
    return from && to && from !== to && render(from, to, ends);
  };

const routeTemplates = (from: string, to: string): readonly OrderTemplate[] => [
  ifApart((start, end) => `The order runs ${from} to ${to}, from ${areaPhrase(start)} to ${areaPhrase(end)}.`),
  ifApart((start, end) => `It sets out from ${areaPhrase(start)} and works ${to} to ${areaPhrase(end)}.`),
  ifApart(
    (start, end) =>
      `If you live ${areaWithPreposition(end)}, read from the bottom; the order starts ${from}, ${areaWithPreposition(start)}.`,
  ),
  ifApart((_, end, { first }) => `We begin ${from} with ${first.name} and come out ${areaWithPreposition(end)}.`),
  ({ first, last }) =>
    `None lies farther ${from} than ${first.name}; from there it goes ${to}, as far as ${last.name}.`,
  ({ first, middle, last }) =>
    middle && `${capitalize(to)} of ${first.name} you come to ${middle.name}, and in the end to ${last.name}.`,
  ({ first, last }) =>
    first.street &&
    last.street &&
    first.street !== last.street &&
    `${capitalize(first.street)} is the ${from} end of it, ${last.street} the ${to}.`,
  ({ first, last }) =>
    `They go down the page ${from} to ${to}, with ${first.name} at one end and ${last.name} at the other.`,
  ({ last }) => `They follow one another ${to}, so ${last.name} is the one for people who live out that way.`,
];

/** Descriptions of each order with its first and last picks. */
export const ORDER_TEMPLATES: Record<string, readonly OrderTemplate[]> = {
  "north to south": routeTemplates("north", "south"),
  "south to north": routeTemplates("south", "north"),
  "west to east": routeTemplates("west", "east"),
  "east to west": routeTemplates("east", "west"),
  "cheap to splurge": [
    ({ first, last }) =>
      `The cheapest stands first, and by ${last.name} you want somebody else to pay; ${first.name} you can treat.`,
    ({ first, last }) => `${first.name} costs least and ${last.name} most, so stop where your budget does.`,
    ({ first, middle, last }) =>
      middle && `Prices climb as you read: ${first.name}, then ${middle.name}, at last ${last.name}.`,
    ({ first, last }) =>
      `Before payday there is ${dishAt(first)}, and after it ${dishAt(last)}; the order goes from cheap to splurge.`,
    ({ last }) => `They are in the order of the bill, and ${last.name} is the splurge.`,
    ({ first }) => `Nothing is cheaper than ${first.name}, which is why it comes first.`,
    ({ first, last }) => `From ${first.name} down, each asks a little more, until ${last.name} asks most.`,
    ({ first, last }) => `A thin wallet starts with ${dishAt(first)}; a fat one can skip to ${dishAt(last)}.`,
  ],
  "early to late": [
    ({ first, last }) => `Read as one day, it begins with ${dishAt(first)} and closes at ${last.name}.`,
    ({ first, last }) =>
      `${first.name} opens its doors before the others and ${last.name} after them, so they stand by the clock.`,
    ({ first, middle, last }) =>
      middle && `Mornings are for ${first.name}, the middle of the day for ${middle.name}, evenings for ${last.name}.`,
    ({ first, last }) => `Early risers want ${placed(first)}; the late hours belong to ${last.name}.`,
    ({ first, last }) => `The day decides the order: ${dishAt(first)} early, ${dishAt(last)} late.`,
    ({ last }) => `They come in the order of the day, and ${last.name} is how to end it.`,
  ],
  "oldest to newest": [
    ({ first, last }) =>
      `They stand by age: ${first.name} opened in ${first.m.place.foundedIn}, ${last.name} in ${last.m.place.foundedIn}.`,
    ({ first, last }) =>
      `${first.name} has been at it since ${first.m.place.foundedIn} and comes first; ${last.name} is the youngest.`,
    ({ first, middle, last }) =>
      middle && `After ${first.name}, the oldest, come ${middle.name} and the younger ones, down to ${last.name}.`,
    ({ last }) => `We put the elders first, which leaves ${last.name} at the end.`,
    ({ first, last }) =>
      `Between the opening of ${first.name} and that of ${last.name} lie ${first.m.place.foundedIn} and ${last.m.place.foundedIn}; the order follows the years.`,
    ({ first, last }) => `Age goes before: ${dishAt(first)} has been cooked longest, ${dishAt(last)} least long.`,
  ],
};

/** For picks without a named order, where nothing else is left to say: which we would try first. */
export const UNORDERED_TEMPLATES: readonly OrderTemplate[] = [
  ({ first }) => first.the && `With time for one, have ${first.the} at ${first.name}.`,
  ({ first }) => first.the && `The first thing we would order is ${first.the} at ${first.name}.`,
  ({ first }) => `We would begin at ${placed(first)}.`,
];
