type OrderEnds = { first: readonly string[]; last: readonly string[] };

/** What the ends of a route are, before a place's name: "Farthest north, …". */
const route = (from: string, to: string): OrderEnds => ({
  first: [
    ...[`Farthest ${from}`, `At the ${from} end`, `First and farthest ${from}`],
    ...[`To begin in the ${from}`, `Out at the ${from} end`],
  ],
  last: [
    ...[`Farthest ${to}`, `At the ${to} end`, `Last and farthest ${to}`],
    ...[`All the way ${to}`, `To finish in the ${to}`, `Out at the ${to} end`],
  ],
});

/** For each order of the picks, what is true of the first and of the last. */
export const ORDER_ENDS: Record<string, OrderEnds> = {
  "north to south": route("north", "south"),
  "south to north": route("south", "north"),
  "west to east": route("west", "east"),
  "east to west": route("east", "west"),
  "cheap to splurge": {
    first: ["Cheapest of them", "First and cheapest", "At the cheap end"],
    last: ["Dearest of them", "Last and dearest", "At the splurge end"],
  },
  "early to late": {
    first: ["First in the day", "Earliest of them", "At the early end"],
    last: ["Last in the day", "Latest of them", "At the late end"],
  },
  "oldest to newest": {
    first: ["Oldest of them", "First and oldest"],
    last: ["Newest of them", "Last and youngest", "Youngest of them"],
  },
};
