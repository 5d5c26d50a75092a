import { numberWord } from "@/lib/guides/checker/numbers";
import { archiveOf } from "@/lib/guides/originality/archive";
import { shapeOf } from "@/lib/guides/originality/shapes";
import type { GuideBrief } from "@/lib/ports/curator";
import { areaPhrase, areaWithPreposition, cityPhrase, inCity } from "../grammar/places";
import { capitalize } from "../grammar/words";
import { seededPick, seededShuffle } from "../seeded-random";
import { cuisinePlaces } from "./cuisine-nouns";
import type { Highlight } from "./highlights";
import { requestedHeadlines, requestedValues } from "./request-phrase";
import { seasonTags } from "./season-phrases";
import type { HeadlineInput } from "./write-headline";

const FACT_LENGTH_MAX = 72;

/**
 * What may stand behind a title's colon, the least used shape first: what one place tells of itself, in the words of its
 * facts, or how many places there are, where, and for whom.
 */
export function writeSubtitles(input: HeadlineInput): string[] {
  const { highlights, seed } = input;
  const { shapeCounts } = archiveOf(input.story.recent);
  const uses = (text: string) => shapeCounts.get(shapeOf(text)) ?? 0;
  const told = seededShuffle(
    highlights.flatMap((each) => factsOf(each, highlights.length)),
    `${seed}:fact`,
  );
  const counted = seededShuffle(countsOf(input), `${seed}:tail`);
  const mixed = told.flatMap((fact, index) => [
    fact,
    ...(index % 2 === 1 ? counted.slice(index >> 1, (index >> 1) + 1) : []),
  ]);
  return [...mixed, ...counted].toSorted((a, b) => uses(a) - uses(b));
}

/** Subtitles that grow from one pick: its room, a dish with its making, a habit of the house. */
function factsOf({ m, name, dish }: Highlight, count: number): string[] {
  const others = count > 1 ? `, and ${numberWord(count - 1)} more` : "";
  const room = m.room?.phrase.split(/, (?:with|and|where)/)[0];
  const facts = [
    ...(dish?.detail ? [`${dish.the}, ${dish.detail}`, `${dish.the}, ${dish.detail}${others}`] : []),
    ...(room && /^an? /.test(room) ? [room, `${room}${others}`, `${room} for ${name}`].slice(0, 2) : []),
    ...m.notes.flatMap(({ about, clause }) =>
      clause && (about === "cooking" || about === "room") ? [`where ${clause}`, `at ${name}, ${clause}`] : [],
    ),
    ...(dish && m.street ? [`${dish.the} on ${m.street}${others}`] : []),
  ];
  return facts.filter((fact) => fact.length <= FACT_LENGTH_MAX);
}

/** Subtitles with count, noun, location and occasion. */
function countsOf({ story, highlights, seed, now }: HeadlineInput): string[] {
  const { picks, idea, city } = story;
  const count = capitalize(numberWord(picks.length));
  const cuisine = requestedValues(idea, "cuisine")[0];
  const shared =
    cuisine && picks.every(({ place }) => place.cuisines.includes(cuisine)) ? cuisinePlaces(cuisine) : null;
  const nouns =
    picks.length === 1 ? ["table"] : shared ? [shared] : ["tables", "rooms", "kitchens", "places", "addresses"];
  const noun = seededPick(nouns as [string, ...string[]], `${seed}:noun`);
  const requested = requestedHeadlines(story).flatMap((words) => words.tags);
  const tags = requested.length > 0 ? requested : seasonTags({ now, city, idea, picks });
  const tag = seededPick(tags as [string, ...string[]], `${seed}:tag`);
  const where = seededPick(locationPhrases(story) as [string, ...string[]], `${seed}:where`);
  const names = highlights.map(({ name }) => name).filter((name) => name.length < 22);
  return [
    ...(tag ? [`${count} ${noun} ${where} ${tag}`, `${count} ${noun} ${tag}`] : []),
    ...(names[0] && names[1] && picks.length > 3
      ? [`${names[0]}, ${names[1]} and ${numberWord(picks.length - 2)} more ${where}`]
      : []),
    `${count} ${noun} ${where}`,
  ];
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
