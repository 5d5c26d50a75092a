import { checkTitle } from "@/lib/guides/checker/check-title";
import type { Grounding } from "@/lib/guides/checker/grounding";
import { numberWord } from "@/lib/guides/checker/numbers";
import type { GuideBrief } from "@/lib/ports/curator";
import { areaPhrase, areaWithPreposition, cityPhrase, inCity } from "../grammar/places";
import { capitalize, titleCase } from "../grammar/words";
import { seededPick, seededShuffle } from "../seeded-random";
import { CUISINE_HEADLINES } from "./cuisine-headlines";
import { cuisinePlaces } from "./cuisine-nouns";
import type { Highlight } from "./highlights";
import { requestedHeadlines, requestedValues } from "./request-phrase";
import { seasonHeadlines, seasonTags } from "./season-phrases";

const HEAD_LENGTH_MAX = 46;
const HEADLINE_LENGTH_MAX = 100;

type HeadlineInput = {
  story: GuideBrief;
  highlights: readonly Highlight[];
  ground: Grounding;
  seed: string;
  now: Date;
};

/** "Title: Subtitle": an idea specific to these picks, and for whom, where or when. */
export function writeHeadline(input: HeadlineInput): string {
  const fitting = seededShuffle(headsOf(input), `${input.seed}:head`).filter((head) => head.length <= HEAD_LENGTH_MAX);
  const recent = new Set(input.story.recent.titles);
  const taken = new Set(input.story.recent.titles.map(headOf));
  const heads = [...fitting].sort((a, b) => Number(taken.has(headOf(a))) - Number(taken.has(headOf(b))));
  const { particular, plain } = subtitlesOf(input);
  const tails = [...seededShuffle(particular, `${input.seed}:tail`), ...plain];
  for (const head of heads) {
    for (const tail of tails) {
      const title = `${head}: ${capitalize(tail)}`;
      if (title.length > HEADLINE_LENGTH_MAX || echoes(head, tail) || recent.has(title)) continue;
      if (checkTitle(title, input.ground) === null) return title;
    }
  }
  return (
    heads.find((head) => checkTitle(head, input.ground) === null) ??
    titleCase(input.story.idea.title).slice(0, HEADLINE_LENGTH_MAX)
  );
}

const headOf = (title: string): string => (title.split(":")[0] ?? "").toLowerCase();

/** Titles from the mood, the cuisine, the requested dish or the neighborhood; else from season, dishes, streets. */
function headsOf({ story, highlights, seed, now }: HeadlineInput): string[] {
  const { idea, picks } = story;
  const [one, two] = dishTitles(highlights, seed);
  const ideas = [...requestedHeadlines(story).flatMap(({ headlines }) => headlines), ...cookingHeads(story)];
  const isServed = highlights.filter(({ isWanted }) => isWanted).length * 2 > highlights.length;
  const dish = isServed ? requestedValues(idea, "dish")[0] : undefined;
  const area = commonArea(story);
  const areaTitle = area?.replace(/^downtown/, "Downtown");
  const streets = [...new Set(highlights.flatMap(({ street }) => street ?? []))];
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
  const routes = streets.length > 1 ? [`${capitalize(streets[0] ?? "")} to ${capitalize(streets.at(-1) ?? "")}`] : [];
  if (ideas.length + named.length > 0) return [...ideas, ...named];
  return [...seasonHeadlines({ now, city: story.city, idea, picks }), ...plates, ...routes];
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

/** Subtitles with count, noun, location and occasion. Particular ones name something that only this guide has. */
function subtitlesOf({ story, highlights, seed, now }: HeadlineInput): { particular: string[]; plain: string[] } {
  const { picks, idea, city } = story;
  const count = capitalize(numberWord(picks.length));
  const cuisine = requestedValues(idea, "cuisine")[0];
  const shared =
    cuisine && picks.every(({ place }) => place.cuisines.includes(cuisine)) ? cuisinePlaces(cuisine) : null;
  const nouns =
    picks.length === 1 ? ["table"] : shared ? [shared] : ["tables", "rooms", "kitchens", "places", "addresses"];
  const noun = seededPick(nouns as [string, ...string[]], `${seed}:noun`);
  const seasons = seasonTags({ now, city, idea, picks });
  const requested = requestedHeadlines(story).flatMap((words) => words.tags);
  const tags = requested.length > 0 ? requested : seasons;
  const tag = seededPick(tags as [string, ...string[]], `${seed}:tag`);
  const where = seededPick(locationPhrases(story) as [string, ...string[]], `${seed}:where`);
  const names = highlights.map(({ name }) => name).filter((name) => name.length < 22);
  const dishes = highlights.flatMap(({ dish }) => (dish && dish.name.length < 24 ? [dish.the] : []));
  const [dish, other] = seededShuffle(dishes, `${seed}:dishes`);
  const number = numberWord(picks.length);
  const particular = [
    ...(tag ? [`${count} ${noun} ${where} ${tag}`] : []),
    ...(dish ? [`${count} ${noun} ${where}, ${dish} included`] : []),
    ...(dish && other
      ? [
          `From ${dish} to ${other} in ${number} ${noun}`,
          `${withoutArticle(dish)}, ${withoutArticle(other)} and where to sit down to them`,
          `${count} ${noun}, ${dish} at one and ${other} at the next`,
        ]
      : []),
    ...(names[0] && names[1] && tag ? [`${count} ${noun} ${tag}, ${names[0]} to ${names.at(-1)}`] : []),
    ...(names[0] && names[1] && picks.length > 3
      ? [`${names[0]}, ${names[1]} and ${numberWord(picks.length - 2)} more ${where}`]
      : []),
    ...(dish ? [`${withoutArticle(dish)} and other reasons to leave the house`] : []),
    ...(tag && !tag.includes(",") ? [`${count} ${noun} ${where}, ${tag}`] : []),
  ];
  return { particular, plain: tag ? [`${count} ${noun} ${tag}`] : [] };
}

const withoutArticle = (dish: string): string => dish.replace(/^the /, "");

/** The neighborhood that all picks share, as a phrase. */
function commonArea({ picks }: GuideBrief): string | null {
  const [first, ...others] = picks.map(({ place }) => place.neighbourhood);
  return first && others.every((area) => area === first) ? areaPhrase(first) : null;
}

function locationPhrases(brief: GuideBrief): string[] {
  const { picks, city } = brief;
  const areas = picks.map(({ place }) => place.neighbourhood);
  const [first, last] = [areas[0], areas.at(-1)];
  const common = first && areas.every((area) => area === first) ? first : null;
  if (common) return [areaWithPreposition(common)];
  return [
    inCity(city),
    ...(first && last && first !== last ? [`from ${areaPhrase(first)} to ${areaPhrase(last)}`] : []),
    `around ${cityPhrase(city)}`,
  ];
}

const echoes = (head: string, tail: string): boolean => {
  const words = new Set(head.toLowerCase().match(/\p{L}{4,}|dog|two|day/gu));
  return (tail.toLowerCase().match(/\p{L}{4,}|dog|two|day/gu) ?? []).some(
    (word) => words.has(word) || words.has(`${word}s`) || words.has(word.replace(/s$/, "")),
  );
};
