type OrderEnds = { first: readonly string[]; last: readonly string[] };

/** What the ends of a route are, before a place's name. */
const route = (from: string, to: string): OrderEnds => ({
  first: [`Farthest ${from} is`, `At the ${from} end is`, `First and farthest ${from} is`, `Out at the ${from} end is`],
  last: [`Farthest ${to} is`, `At the ${to} end is`, `Last and farthest ${to} is`, `All the way ${to} is`],
});

/** For each order of the picks, what the first and the last are: "The cheapest is" "Saigon Sandwich, which …". */
export const ORDER_ENDS: Record<string, OrderEnds> = {
  "north to south": route("north", "south"),
  "south to north": route("south", "north"),
  "west to east": route("west", "east"),
  "east to west": route("east", "west"),
  "cheap to splurge": {
    first: ["The cheapest is", "First and cheapest is", "At the cheap end is"],
    last: ["The splurge is", "Last and dearest is", "At the dear end is"],
  },
  "early to late": {
    first: ["First in the day is", "For the early hours there is", "At the early end is"],
    last: ["Last in the day is", "For the late hours there is", "At the late end is"],
  },
  "oldest to newest": {
    first: ["The oldest is", "First and oldest is"],
    last: ["The youngest is", "Last and newest is"],
  },
};

/** Before the name of the first pick, where we would go first. */
export const FIRST_CHOICES: readonly string[] = [
  ...["We would begin with", "Our own first stop would be", "With room for one meal only, we would have it at"],
  ...["Begin with", "First on our list is", "The one to start with is", "Ahead of the others stands"],
];

/** After its name and what is told of it: "Toyose, which …, comes first." */
export const FIRST_CHOICE_ENDINGS: readonly string[] = [
  ...["comes first", "is the one to try first", "would be our first stop", "heads the list"],
  ...["is where we would go first", "goes to the top of the list"],
];

const routeNotes = (from: string, to: string): readonly string[] => [
  `The list runs ${from} to ${to}.`,
  `Read down and you go from ${from} to ${to}.`,
  `They are set out ${from} to ${to}, the way you would drive it.`,
  `We have put the one farthest ${from} first and gone ${to} from it.`,
  `Whoever lives ${to} may as well read from the bottom, for the list starts ${from}.`,
  `The order is a map's, ${from} to ${to}.`,
  `It starts ${from} and ends ${to}, and nothing else is meant by it.`,
];

/** How the picks run, in a sentence that names none of them, for an introduction that tells of them already. */
export const ORDER_NOTES: Record<string, readonly string[]> = {
  "north to south": routeNotes("north", "south"),
  "south to north": routeNotes("south", "north"),
  "west to east": routeNotes("west", "east"),
  "east to west": routeNotes("east", "west"),
  "cheap to splurge": [
    "The cheapest comes first and the splurge last.",
    "They stand in the order of the bill, so stop where yours should.",
    "Prices climb as you read.",
    "Each asks a little more than the one above it.",
    "Start at the top if you are paying.",
    "The list goes from cheap to splurge.",
  ],
  "early to late": [
    "They stand in the order of the day.",
    "The early ones come first and the late ones last.",
    "Read down and the day gets later.",
    "The list keeps time, and the last of it is for the night.",
    "We have put them by the clock.",
  ],
  "oldest to newest": [
    "The oldest comes first.",
    "They stand by age, and the youngest is at the end.",
    "We have put the elders first.",
    "Read down and they get younger.",
    "The list begins with whoever has been at it longest.",
  ],
};
