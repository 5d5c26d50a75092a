import type { SeasonFact } from "@/lib/contracts/season-fact";
import { hashText } from "../seeded-random";
import type { PreparedTheme } from "./prepared";

type Template = (subject: string) => [theme: string, rationale: string];

/** Combines a cuisine or a neighborhood with company: unlimited, and plainer than the prepared themes. */
const CUISINE_TEMPLATES: readonly Template[] = [
  (k) => [`${k} for a first date`, "Something to share and something to talk about: a kitchen can do half the work."],
  (k) => [`${k} for a birthday with friends`, "A long table wants food that can be passed down it."],
  (k) => [`${k} alone at the counter`, "A stool, a cook to watch, and no need to agree with anybody."],
  (k) => [`${k} on a small budget`, "Good cooking is not always a large bill. Where it isn't."],
  (k) => [`${k} with grandparents`, "A chair with a back, a waiter with time, a dish they know the name of."],
];
/** Not for what is had by day. */
const EVENING_TEMPLATES: readonly Template[] = [
  (k) => [
    `${k} with the kids on a school night`,
    "Early, quick, and with one dish on the table that nobody argues with.",
  ],
  (k) => [`${k} for a rainy evening`, "The weather decides more dinners than anyone admits."],
  (k) => [`${k} to take home`, "Some evenings end on the couch. What survives the walk."],
  (k) => [`${k} and a glass of wine`, "Begin with what is poured and see which plates come to it."],
  (k) => [`${k} with visitors from out of town`, "One dinner to show what this city does with other people's cooking."],
];
const AREA_TEMPLATES: readonly Template[] = [
  (q) => [
    `Dinner around ${q} with friends`,
    "One neighborhood, several tables: a part of town is best learned by eating in it.",
  ],
  (q) => [`${q} on a weeknight`, "No crossing of bridges, no parking: what the people who live there do on a Tuesday."],
  (q) => [`A date around ${q}`, "Two stops on foot are the oldest trick there is."],
];

const HOLIDAY_TEMPLATES: readonly ((kitchen: string, holiday: string) => [theme: string, rationale: string])[] = [
  (k, day) => [
    `${k} with the family in the week of ${day}`,
    "Whoever is in town has to eat on the other days too: a long table, and nobody's dishes to wash.",
  ],
  (k, day) => [
    `${k} with old friends in the week of ${day}`,
    "People one sees once a year deserve a room where nobody hurries them.",
  ],
  (k, day) => [
    `${k} for two in the week of ${day}`,
    "Among all that such a week asks for, one table with a plate that somebody else has warmed.",
  ],
];

/** Of any week, in an order of this week's own; those of its holidays after the others. */
export function composeThemes(
  { cuisines, areas }: { cuisines: string[]; areas: string[] },
  facts: readonly SeasonFact[],
  seed: string,
): PreparedTheme[] {
  const ofAnyWeek = [
    ...cuisines.flatMap((cuisine) => templatesOf(cuisine).map((form) => form(foodPhrase(cuisine)))),
    ...areas.flatMap((area) => AREA_TEMPLATES.map((form) => form(area))),
  ].map(([theme, rationale]) => ({ theme, rationale, factIds: [] }));
  const ofHolidays = facts
    .filter(({ kind }) => kind === "holiday")
    .flatMap(({ id, name }) =>
      cuisines.flatMap((cuisine) => HOLIDAY_TEMPLATES.map((form) => form(foodPhrase(cuisine), name))).map(withFact(id)),
    );
  const inOrder = (themes: readonly PreparedTheme[]) =>
    themes.toSorted((a, b) => hashText(`${seed}:${a.theme}`) - hashText(`${seed}:${b.theme}`));
  return [...inOrder(ofAnyWeek), ...inOrder(ofHolidays)];
}

const withFact =
  (id: string) =>
  ([theme, rationale]: [string, string]): PreparedTheme => ({ theme, rationale, factIds: [id] });

/** Cuisines that are also names of foods; the others are followed by "food". */
const FOOD_NAMES =
  /^(?:Barbecue|Breakfast|Burgers|Coffee|Dim Sum|Dumplings|Hot Pot|Ice Cream|Noodles|Pizza|Ramen|Sandwiches|Seafood|Soul Food|Sushi|Tapas)$/;

/** Their rooms close before the evening, or nobody has them for dinner. */
const DAYTIME_FOODS = /^(?:Bakery|Breakfast|Coffee|Dessert|Dim Sum|Ice Cream|Sandwiches)$/;

const templatesOf = (cuisine: string): readonly Template[] =>
  DAYTIME_FOODS.test(cuisine) ? CUISINE_TEMPLATES : [...CUISINE_TEMPLATES, ...EVENING_TEMPLATES];

const foodPhrase = (cuisine: string): string =>
  FOOD_NAMES.test(cuisine) ? cuisine.charAt(0) + cuisine.slice(1).toLowerCase() : `${cuisine} food`;
