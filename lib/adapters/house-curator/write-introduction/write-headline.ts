import { checkTitle } from "@/lib/guides/checker/check-title";
import { numberWord } from "@/lib/guides/checker/numbers";
import { archiveOf } from "@/lib/guides/originality/archive";
import { titleRepetition } from "@/lib/guides/originality/check-originality";
import { headOf } from "@/lib/guides/originality/shapes";
import type { GuideBrief } from "@/lib/ports/curator";
import { areaPhrase, inCity } from "../grammar/places";
import { capitalize, titleCase } from "../grammar/words";
import { openChoices, saysOr, serves } from "../open-choices";
import { hashText, seededPick, seededShuffle } from "../seeded-random";
import { CUISINE_HEADLINES } from "./cuisine-headlines";
import { cuisineFood } from "./cuisine-nouns";
import type { Highlight } from "./highlights";
import type { HeadlineInput } from "./introduction-draft";
import { keepsPromises } from "./keeps-promises";
import { type Subject, subjectOf } from "./name-subject";
import { isWhereNamedIn, whereOf } from "./name-where";
import { type PreparedHeadlines, preparedHeadlines } from "./prepared-headlines";
import { requestedHeadlines, requestedValues } from "./request-phrase";
import { seasonHeadlines } from "./season-phrases";
import { isServed } from "./wish-kinds";
import { writeSubtitles } from "./write-subtitles";

/** What somebody eats, and nobody craves by that name. */
const MEAT = "meat";

const HEAD_LENGTH_MAX = 46;
const HEADLINE_LENGTH_MAX = 100;

/** "Title: Subtitle": an idea specific to these picks, and for whom, where or when; the two name what was wished for, and where. */
export function writeHeadline(input: HeadlineInput): string {
  const archive = archiveOf(input.story.recent);
  const prepared = preparedHeadlines(input.story, input.highlights);
  const fitting = [
    ...prepared.flatMap(({ titles }, at) => seededShuffle(titles, `${input.seed}:prepared:${at}`)),
    ...seededShuffle(headsOf(input), `${input.seed}:head`),
    ...cuisineHeads(input.story),
  ].filter((head) => head.length <= HEAD_LENGTH_MAX && keepsPromises(head, input.story));
  const isTaken = (head: string) => archive.heads.has(headOf(head));
  const subject = subjectOf(input.story, input.seed);
  const heads = [...(subject?.heads ?? []), ...fitting].toSorted((a, b) => Number(isTaken(a)) - Number(isTaken(b)));
  const tails = subtitlesOf(input, prepared, subject).filter((tail) => keepsPromises(tail, input.story));
  const where = whereOf(input.story);
  const isNamed = (text: string) => subject === null || subject.isNamedIn(text);
  const find = (fits: (head: string, tail: string) => boolean, among: readonly string[] = heads): string | null => {
    for (const head of among) {
      for (const tail of tails) {
        const title = `${head}: ${capitalize(tail)}`;
        if (!fits(head, tail) || title.length > HEADLINE_LENGTH_MAX || echoes(head, tail)) continue;
        if (!titleRepetition(title, archive) && checkTitle(title, input.ground) === null) return title;
      }
    }
    return null;
  };
  return (
    find((head, tail) => isNamed(`${head}: ${tail}`) && isWhereNamedIn(`${head}: ${tail}`, where)) ??
    find((head, tail) => isNamed(`${head}: ${tail}`)) ??
    find(() => true) ??
    find(() => true, routeHeads(input)) ??
    heads.find((head) => checkTitle(head, input.ground) === null) ??
    plainTitle(input.story)
  );
}

/** The working title, unless that repeats of the wish what these places aren't known for. */
function plainTitle(story: GuideBrief): string {
  const { idea, picks, city } = story;
  const title = keepsPromises(idea.title, story) ? idea.title : `${numberWord(picks.length)} places ${inCity(city)}`;
  return titleCase(title).slice(0, HEADLINE_LENGTH_MAX);
}

/** Titles from the mood, the cuisine, the requested dish or the neighborhood; else from season and dishes. */
function headsOf({ story, highlights, seed, now }: HeadlineInput): string[] {
  const { idea, picks } = story;
  const asksForFood = idea.constraints.some(
    ({ field, isNegated }) => !isNegated && (field === "dish" || field === "cuisine"),
  );
  // A dish that nobody asked for may not stand over a guide to another one.
  const [one, two] = dishTitles(
    highlights.filter(({ isWanted }) => isWanted || !asksForFood),
    seed,
  );
  const ideas = [...requestedHeadlines(story).flatMap(({ headlines }) => headlines), ...cookingHeads(story)];
  const choices = choiceHeads(story);
  const dish =
    choices.length > 0
      ? undefined
      : requestedValues(idea, "dish").find((value) => value !== MEAT && isServed(value, highlights));
  const area = commonArea(story) ?? requestedArea(story);
  const areaTitle = area?.replace(/^downtown/, "Downtown");
  const named = [
    ...(dish && dish.length < 18
      ? [
          `The ${titleCase(dish)} Question`,
          `${titleCase(dish)}, Several Ways`,
          `${titleCase(dish)} First`,
          `In Favor of ${titleCase(dish)}`,
        ]
      : []),
    ...(areaTitle
      ? [
          `Up and Down ${areaTitle}`,
          `${capitalize(areaTitle)}, Slowly`,
          ...(picks.every(({ place }) => place.meals.includes("dinner")) ? [`A Night in ${areaTitle}`] : []),
          `${capitalize(areaTitle)} by the Plate`,
          `Hungry in ${areaTitle}`,
        ]
      : []),
    ...(areaTitle && ideas[0] ? [`${seededPick(ideas as [string, ...string[]], `${seed}:idea`)} in ${areaTitle}`] : []),
  ];
  const plates = one && two ? [`${one} and ${two}`, `${one}, Then ${two}`, `From ${one} to ${two}`] : [];
  if (choices.length > 0) return [...choices, ...named, ...ideas];
  if (ideas.length + named.length > 0) return [...ideas, ...named];
  return [...seasonHeadlines({ ...story, now }), ...plates];
}

/** The kitchens that were asked for, where nothing better is left: "Asian, Several Ways". */
const cuisineHeads = ({ idea }: GuideBrief): string[] =>
  idea.constraints
    .filter(({ field, isNegated, label }) => field === "cuisine" && !isNegated && !/,| or /.test(label))
    .flatMap(({ label, values }) =>
      values.every(isFoodItself)
        ? [`${titleCase(label)}, Several Ways`, `Several Kinds of ${titleCase(label)}`]
        : [`${titleCase(label)} Cooking, Several Ways`, `Several Kinds of ${titleCase(label)} Cooking`],
    );

/** Kitchens called after what they make: nobody cooks "burgers cooking". */
const isFoodItself = (cuisine: string): boolean => !cuisineFood(cuisine).endsWith(" cooking");

/** From where to where a list leads: it says little, and stands only where nothing else can. */
function routeHeads({ story, highlights }: HeadlineInput): string[] {
  const streets = [...new Set(highlights.flatMap(({ street }) => street ?? []))];
  const [first, last] = [streets[0], streets.at(-1)];
  const asksWhere = story.idea.constraints.some(({ field }) => field === "area" || field === "landmark");
  return [
    ...areaRoutes(story),
    // Two streets stand for no city.
    ...(asksWhere && first && last && first !== last ? [`${capitalize(first)} to ${capitalize(last)}`] : []),
  ];
}

/** "Nihari or Kalguksu", "Sushi or Thai", where every pick has one of the two that the wish names, and some pick has each. */
function choiceHeads({ prompt, idea, picks }: GuideBrief): string[] {
  if (!saysOr(prompt)) return [];
  const places = picks.map(({ place }) => place);
  const choice = openChoices(idea, places).find((foods) =>
    places.every((place) => foods.some((food) => serves(place, food))),
  );
  if (!choice) return [];
  const [one, two, three] = choice.map((food) => titleCase(FOOD_OF_HOUSE[food] ?? food));
  return three ? [`${one}, ${two} or ${three}`] : [`${one} or ${two}`, `${one} Here, ${two} There`];
}

/** What somebody wants of a kind of house. */
const FOOD_OF_HOUSE: Record<string, string> = { Bakery: "pastry", Steakhouse: "steak" };

/** What editors wrote for this kind of wish, mixed with what tells of these picks. */
function subtitlesOf(input: HeadlineInput, prepared: readonly PreparedHeadlines[], subject: Subject | null): string[] {
  // What the title leaves out of the wish, the subtitle says: the other kinds first.
  const written = [...prepared.slice(1), ...prepared.slice(0, 1)].flatMap((kind, at) =>
    seededShuffle(kind.subtitles, `${input.seed}:tails:${at}`),
  );
  const made = writeSubtitles(input);
  // Counts and lists of dishes are of few shapes, and would soon be all that one sees.
  const some = hashText(`${input.seed}:made?`) % 4 === 0 ? made.slice(0, 1) : [];
  const mixed = seededShuffle([...written.slice(0, MIXED), ...some], `${input.seed}:mixed`);
  return [...mixed, ...written, ...(subject?.subtitles ?? []), ...made];
}

const MIXED = 4;

/** The part of the city that was asked for, where all picks are in it: "the Sunset", of several neighborhoods. */
function requestedArea({ idea, picks }: GuideBrief): string | null {
  const wish = idea.constraints.find(({ field, isNegated }) => field === "area" && !isNegated);
  const isWithin = picks.every(
    ({ place }) => place.neighbourhood !== null && wish?.values.includes(place.neighbourhood),
  );
  return wish && isWithin && !/ or |,|^near /.test(wish.label) ? areaPhrase(wish.label.replace(/^the /, "")) : null;
}

/** "Temescal to Jack London Square". */
function areaRoutes({ picks }: GuideBrief): string[] {
  const areas = [picks[0], picks.at(-1)].map((pick) => pick?.place.neighbourhood ?? "");
  const [from, to] = areas.map((area) => (area.includes(",") ? "" : area));
  return from && to && from !== to ? [`${capitalize(areaPhrase(from))} to ${areaPhrase(to)}`] : [];
}

/** Headlines for the requested cuisine, if all picks have it. */
const cookingHeads = ({ idea, picks }: GuideBrief): readonly string[] => {
  const cuisine = requestedValues(idea, "cuisine")[0];
  return cuisine && picks.every(({ place }) => place.cuisines.includes(cuisine))
    ? (CUISINE_HEADLINES[cuisine] ?? [])
    : [];
};

const dishTitles = (highlights: readonly Highlight[], seed: string): string[] =>
  seededShuffle(
    highlights.flatMap(({ dish }) =>
      dish && dish.name.length <= 22 && !/\b(?:of the|seasonal|house|combination)\b/.test(dish.name)
        ? [titleCase(dish.name)]
        : [],
    ),
    `${seed}:plates`,
  );

/** The neighborhood that all picks share, as a phrase. */
function commonArea({ picks }: GuideBrief): string | null {
  const [first, ...others] = picks.map(({ place }) => place.neighbourhood);
  return first && others.every((area) => area === first) ? areaPhrase(first) : null;
}

const echoes = (head: string, tail: string): boolean => {
  const words = new Set(head.toLowerCase().match(/\p{L}{4,}|dog|two|day/gu));
  return (tail.toLowerCase().match(/\p{L}{4,}|dog|two|day/gu) ?? []).some(
    (word) => words.has(word) || words.has(`${word}s`) || words.has(word.replace(/s$/, "")),
  );
};
