import type { Constraint } from "@/lib/contracts/stages";
import { findDish, findIngredient, foldAccents, isCuisine } from "@/lib/restaurants/vocabulary";
import { findFoodVibe } from "@/lib/restaurants/vocabulary/vibes";
import { COMMON_WORDS } from "../words/common-words";
import { FOREIGN_DAYS } from "../words/foreign-days";
import { FUNCTION_WORDS } from "../words/function-words";
import { linesRefused } from "../words/lines";

const DAYS = "mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?";
const HOLIDAYS =
  "thanksgiving|christmas eve|christmas day|christmas|new year'?s eve|new year'?s day|easter|labor day|memorial day|fourth of july|valentine'?s day|mother'?s day|father'?s day|lunar new year";

/** Days in other languages, folded; in English, too few letters of them mean one. */
const DAYS_ELSEWHERE: readonly [RegExp, () => string][] = Object.entries(FOREIGN_DAYS).map(([day, words]) => [
  words,
  () => `whether every kitchen is open on ${day}s`,
]);

const HOW_LONG_A_LINE = "how long the line is";
/** Where no word for it was read as a wish. */
const HOW_HOT = "how hot each kitchen cooks";

/** Requests that no evidence can settle: hours, lines, amounts, allergies. The guide reports them as unknown. */
const UNKNOWABLE: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [
    /\b(after|past|until|till) midnight\b|\bmidnight\b|\b(1|2|3|4) ?am\b|medianoche|minuit|mitternacht|半夜|深夜|새벽/,
    () => "what is open after midnight",
  ],
  [
    /\b(open late|late[- ]night|(?<!(?:my|his|her|our|their|too) )late(?! (?:\d0s|lunch|breakfast|brunch|seventies|eighties)\b)|open all night|24[- ]hours?|after (10|ten|11|eleven))\b/,
    () => "how late each kitchen stays open",
  ],
  [new RegExp(`\\b(${DAYS})\\b`), (found) => `whether every kitchen is open on ${plural(found[1] ?? "")}`],
  ...DAYS_ELSEWHERE,
  [new RegExp(`\\b(${HOLIDAYS})\\b`), (found) => `who opens on ${capitals(found[1] ?? "")}`],
  [
    /\b(open (right )?now|right now|at this hour|currently open|opening hours|(?<!\b(?:\d+|an?|one|two|three|four|five|six|few|for|couple of|several|of) )hours|still open|opening times?)\b/,
    () => "what is open at this hour",
  ],
  [/\b(5|6|7|8|9|10|11|five|six|seven) ?(am|a\.m\.)\b|\bearly morning\b/, () => "how early each door opens"],
  [
    /\b(no|without|short|long|skip the|less of a|hate)\b[\w -]{0,16}\b(wait|waiting|lines?|queues?|queuing)\b|\bget a table\b|\bwalk right in\b|[排等][队隊位]|行列|並ば|줄|웨이팅/,
    () => HOW_LONG_A_LINE,
  ],
  [/\bmichelin(?! guide)\b/, () => "which places hold a Michelin star"],
  [/\b(michelin guide|james beard|award|awards|bib gourmand)\b/, () => "which places hold an award"],
  [
    /\b(highly rated|top rated|best rated|ratings?|\d(\.\d)? stars?|five stars?|yelp|reviews?)\b/,
    () => "how diners rate each place",
  ],
  [
    /\b(wheelchair|accessible|accessibility|step[- ]free|no stairs|no steps|walker|cane|crutches|mobility|bad (knees?|hip)|ramp|disabled)\b/,
    () => "whether there are steps at the door",
  ],
  [/\b(wi-?fi|laptop|outlets?|remote work|trabajar|to work from)\b/, () => "whether laptops are welcome"],
  [
    /\b(healthy|calories?|keto|low[- ]carb|organic|paleo|diabetic|low sodium|whole30|nutritious)\b/,
    () => "how healthy a dish is",
  ],
  [
    /\b(walking distance|walkable|near me|close by|nearby|near here|minutes? (walk|away|from)|blocks? (away|from)|close to me)\b|\bcerca\b(?! del? (?!mi\b|aqui\b|casa\b))|\b(pres d ?'?ici|pres de (chez )?moi|in meiner nahe|vicino a (me|casa)|perto de (mim|casa))\b|(?:^|[\s，。、家里裡我])附近|(?:^|[\s、。])近くの?|(?:^|\s)근처/,
    () => "how far each place is from you",
  ],
  [/\b(bart|caltrain|muni|vta|transit|train station)\b/, () => "how long the walk from the train is"],
  [/\b(deliver|delivers|delivery|doordash|uber eats)\b/, () => "who delivers"],
  [/\b((?<!(?:hot|chili|corn) )dogs?|puppy|pup|pets?|perros?|hunde?)\b/, () => "whether dogs are welcome on the day"],
  [
    /\b(newest|just opened|recently opened|brand new|latest|hottest|new (place|restaurant|spot|opening)s?|opened (this|last))\b/,
    () => "what has opened lately",
  ],
  [
    /\b(black|woman|women|latino|latina|asian|queer|lgbtq?|gay|native|immigrant|minority|veteran)[- ](owned|run)\b/,
    () => "who owns each place",
  ],
  [/\b(spicy|spice|mild|heat|hot enough|picante|makes you sweat)\b|麻辣|매운|辛い/, () => HOW_HOT],
  [
    /\b(no alcohol|alcohol[- ]free|sober|mocktails?|non[- ]alcoholic|dry bar|zero proof)\b/,
    () => "which rooms pour no alcohol",
  ],
  [
    /\b(sustainab\w+|ethical\w*|fair trade|locally sourced|free[- ]range|grass[- ]fed)\b/,
    () => "how each kitchen buys its food",
  ],
  [/\bhappy hour\b/, () => "when happy hour is"],
];

const ALLERGY =
  /\b(?:(\w+) (?:allergy|allergies|intolerances?|sensitivity)|allergic to (\w+)|intolerant (?:to|of) (\w+)|(?<!\b(?:no|not|without) )(?:allergy|allergies|allergens?))\b|過敏|过敏|アレルギー|알레르기/i;

/** What stays open where no fact rules a food out. */
export const keptOut = (food: string): string =>
  `which kitchens keep ${isCuisine(food) || findDish(food) || findIngredient(food) ? food : `“${food}”`} out altogether`;

/** Short phrases for requests that can't be checked. */
export function findUnknowns(text: string, constraints: Constraint[], namesAnAmount: boolean): string[] {
  const folded = foldAccents(text);
  const lines = linesRefused(text).length > 0 ? [HOW_LONG_A_LINE] : [];
  const requested = UNKNOWABLE.flatMap(([pattern, phrase]) => {
    const found = pattern.exec(folded);
    return found ? [phrase(found)] : [];
  });
  const isHeatJudged = constraints.some(({ field, values }) => field === "vibe" && values.some(findFoodVibe));
  const sensitive = constraints.flatMap(({ field, values, isNegated, isDanger = false, isForSome }) =>
    isNegated && !isForSome && field !== "name"
      ? values.filter((value) => isDanger || findIngredient(value)?.isSensitive)
      : [],
  );
  const allergy = ALLERGY.exec(folded);
  return [
    ...new Set([
      ...(allergy ? [allergyPhrase(allergy[1] ?? allergy[2] ?? allergy[3])] : []),
      ...sensitive.map(keptOut),
      ...(namesAnAmount ? ["what a meal comes to, to the dollar"] : []),
      ...lines,
      ...requested.filter((phrase) => !(isHeatJudged && phrase === HOW_HOT)),
    ]),
  ].slice(0, 5);
}

const NO_FOODS: ReadonlySet<string> = new Set(Object.values(FUNCTION_WORDS).flat());

const allergyPhrase = (food: string | undefined) =>
  food && food !== "s" && !COMMON_WORDS.has(food.toLowerCase()) && !NO_FOODS.has(food.toLowerCase())
    ? `how a kitchen handles ${/^[aeiou]/i.test(food) ? "an" : "a"} ${food.toLowerCase().replace(/(?<=[^s])s$/, "")} allergy`
    : "how a kitchen handles an allergy";

const capitals = (text: string) =>
  text.replace(/\b(?!of\b)\p{L}/gu, (letter) => letter.toUpperCase()).replace(/'S\b/g, "'s");
const plural = (day: string) => `${capitals(day).replace(/s$/, "")}s`;
