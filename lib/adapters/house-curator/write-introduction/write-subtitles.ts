import { numberWord } from "@/lib/guides/checker/numbers";
import { archiveOf } from "@/lib/guides/originality/archive";
import { shapeOf } from "@/lib/guides/originality/shapes";
import type { GuideBrief } from "@/lib/ports/curator";
import { areaPhrase, areaWithPreposition, cityPhrase, inCity } from "../grammar/places";
import { capitalize } from "../grammar/words";
import { openChoices, saysOr } from "../open-choices";
import { seededPick, seededShuffle } from "../seeded-random";
import { suitsWish } from "../suits-wish";
import { cuisinePlaces } from "./cuisine-nouns";
import type { Highlight } from "./highlights";
import type { HeadlineInput } from "./introduction-draft";
import { requestedHeadlines, requestedValues } from "./request-phrase";
import { seasonTags } from "./season-phrases";

const FACT_LENGTH_MAX = 72;

/**
 * What may stand behind a title's colon, the rarest kind and shape first: what one place tells of itself, in the words of
 * its facts, or how many places there are, where, and for whom.
 */
export function writeSubtitles(input: HeadlineInput): string[] {
  const { highlights, seed } = input;
  const { shapeCounts, shapes } = archiveOf(input.story.recent);
  const beginnings = [...shapes].map(beginningOf);
  const uses = (text: string) => {
    const shape = shapeOf(text);
    return (
      (shapeCounts.get(shape) ?? 0) * SHAPE_WEIGHT + beginnings.filter((each) => each === beginningOf(shape)).length
    );
  };
  // One dish is no subtitle to "Phở or Ramen".
  const { prompt, idea, picks } = input.story;
  const places = picks.map(({ place }) => place);
  const isOfChoice = saysOr(prompt) && openChoices(idea, places).length > 0;
  const about = isOfChoice ? [] : highlights.flatMap((pick) => (pick.isWanted ? dishFacts(pick) : []));
  const told = seededShuffle(
    about.filter((text) => suitsWish(text, idea)),
    `${seed}:fact`,
  );
  const counted = seededShuffle(countsOf(input), `${seed}:tail`);
  const mixed = seededShuffle([...told, ...counted.slice(0, 2)], `${seed}:mixed`);
  return [...mixed, ...counted].toSorted((a, b) => uses(a) - uses(b));
}

/** A shape that stands there already is worse than its beginning in each of the last twelve. */
const SHAPE_WEIGHT = 20;

/** "a _", of a room; "the _", of a dish; "where _", of a habit. */
const beginningOf = (shape: string): string => shape.split(" ").slice(0, 2).join(" ");

/** A dish with its making. */
const dishFacts = ({ dish }: Highlight): string[] =>
  dish?.detail
    ? [
        `${dish.the}, ${dish.detail}`,
        `${dish.name}, ${dish.detail}`,
        ...(dish.number
          ? [`${dish.the} ${dish.number === "many" ? "are" : "is"} ${dish.detail}`].filter(isPredicate)
          : []),
      ].filter((fact) => fact.length <= FACT_LENGTH_MAX)
    : [];

const isPredicate = (text: string): boolean => /\b(?:is|are) (?:an?|one|\p{L}+ed|\p{L}+en) /u.test(text);

/** Subtitles with count, noun, location and occasion. */
function countsOf({ story, highlights, seed, now }: HeadlineInput): string[] {
  const { picks, idea } = story;
  const count = capitalize(numberWord(picks.length));
  const cuisine = requestedValues(idea, "cuisine")[0];
  const shared =
    cuisine && picks.every(({ place }) => place.cuisines.includes(cuisine)) ? cuisinePlaces(cuisine) : null;
  const nouns =
    picks.length === 1 ? ["table"] : shared ? [shared] : ["tables", "rooms", "kitchens", "places", "addresses"];
  const noun = seededPick(nouns as [string, ...string[]], `${seed}:noun`);
  const requested = requestedHeadlines(story).flatMap((words) => words.tags);
  const tags = requested.length > 0 ? requested : seasonTags({ ...story, now });
  const tag = tags.length > 0 ? seededPick(tags as [string, ...string[]], `${seed}:tag`) : null;
  const where = seededPick(locationPhrases(story) as [string, ...string[]], `${seed}:where`);
  const names = highlights.map(({ name }) => name).filter((name) => name.length < 22);
  return [
    ...(tag ? [`${count} ${noun} ${where} ${tag}`, `${count} ${noun} ${tag}`] : []),
    ...(names[0] && names[1] && picks.length > 3
      ? [`${names[0]}, ${names[1]} and ${numberWord(picks.length - 2)} more ${where}`]
      : []),
    `${count} ${noun} ${where}`,
    ...platesOf(highlights, seed),
  ];
}

/** "Pleated momo, lemongrass pork and sand dabs". */
function platesOf(highlights: readonly Highlight[], seed: string): string[] {
  const [one, two, three] = seededShuffle(
    highlights.flatMap(({ dish }) => (dish && dish.name.length <= 24 ? [dish.name] : [])),
    `${seed}:plates`,
  );
  if (!one || !two) return [];
  return three ? [`${one}, ${two} and ${three}`] : [`${one} and ${two}`];
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
