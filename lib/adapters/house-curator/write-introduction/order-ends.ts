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
