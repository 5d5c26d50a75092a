import { checkTitle } from "@/lib/guides/checker/check-title";
import type { Ground } from "@/lib/guides/checker/ground";
import { numberWord } from "@/lib/guides/checker/numbers";
import type { Story } from "@/lib/providers/curator";
import { areaPhrase, cityPhrase, inArea, inCity } from "../grammar/places";
import { cap, titleCase } from "../grammar/words";
import { pickOne, shuffled } from "../seed";
import { CUISINE_HEADS } from "./cuisine-heads";
import { placesOf } from "./cuisine-words";
import type { Highlight } from "./highlights";
import { seasonHeads, seasonTags } from "./season";
import { askedValues, occasionsOf } from "./want";

const LONGEST_HEAD = 46;
const LONGEST = 100;

type Told = { story: Story; highlights: readonly Highlight[]; ground: Ground; seed: string; now: Date };

/** "Title: Subtitle": an idea that these picks alone could carry, and for whom, where or when. */
export function headline(told: Told): string {
  const fitting = shuffled(headsOf(told), `${told.seed}:head`).filter((head) => head.length <= LONGEST_HEAD);
  const recent = new Set(told.story.recent.titles);
  const taken = new Set(told.story.recent.titles.map(headOf));
  const heads = [...fitting].sort((a, b) => Number(taken.has(headOf(a))) - Number(taken.has(headOf(b))));
  const { particular, plain } = subtitlesOf(told);
  const tails = [...shuffled(particular, `${told.seed}:tail`), ...plain];
  for (const head of heads) {
    for (const tail of tails) {
      const title = `${head}: ${cap(tail)}`;
      if (title.length > LONGEST || echoes(head, tail) || recent.has(title)) continue;
      if (checkTitle(title, told.ground) === null) return title;
    }
  }
  return (
    heads.find((head) => checkTitle(head, told.ground) === null) ?? titleCase(told.story.idea.title).slice(0, LONGEST)
  );
}

const headOf = (title: string): string => (title.split(":")[0] ?? "").toLowerCase();

/** Idea first: the mood, the cooking or the quarter; dishes name the guide only where nothing else does. */
function headsOf({ story, highlights, seed, now }: Told): string[] {
  const { idea } = story;
  const [one, two] = platesOf(highlights, seed);
  const ideas = [...occasionsOf(story).flatMap(({ heads }) => heads), ...cookingHeads(story)];
  const isServed = highlights.filter(({ isWanted }) => isWanted).length * 2 > highlights.length;
  const dish = isServed ? askedValues(idea, "dish")[0] : undefined;
  const area = commonArea(story);
  const quarter = area?.replace(/^downtown/, "Downtown");
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
    ...(quarter
      ? [
          `Up and Down ${quarter}`,
          `${cap(quarter)}, Slowly`,
          `A Night in ${quarter}`,
          `${cap(quarter)} by the Plate`,
          `Hungry in ${quarter}`,
        ]
      : []),
    ...(quarter && ideas[0] ? [`${pickOne(ideas as [string, ...string[]], `${seed}:idea`)} in ${quarter}`] : []),
  ];
  const plates = one && two ? [`${one} and ${two}`, `${one}, Then ${two}`, `From ${one} to ${two}`] : [];
  const routes = streets.length > 1 ? [`${cap(streets[0] ?? "")} to ${cap(streets.at(-1) ?? "")}`] : [];
  if (ideas.length + named.length > 0) return [...ideas, ...named];
  return [...seasonHeads({ now, city: story.city, idea }), ...plates, ...routes];
}

/** A headline for the cooking that was asked for, where all picks cook it; two cuisines at once have none. */
const cookingHeads = ({ idea, picks }: Story): readonly string[] => {
  const cuisine = askedValues(idea, "cuisine")[0];
  return cuisine && picks.every(({ place }) => place.cuisines.includes(cuisine)) ? (CUISINE_HEADS[cuisine] ?? []) : [];
};

const platesOf = (highlights: readonly Highlight[], seed: string): string[] =>
  shuffled(
    highlights.flatMap(({ dish }) =>
      dish && dish.name.length <= 22 && !/\b(?:of the|seasonal|house|combination)\b/.test(dish.name)
        ? [titleCase(dish.name)]
        : [],
    ),
    `${seed}:plates`,
  );

/** Count, what, where and for whom, in several cuts; each names something that only this guide has. */
function subtitlesOf({ story, highlights, seed, now }: Told): { particular: string[]; plain: string[] } {
  const { picks, idea, city } = story;
  const count = cap(numberWord(picks.length));
  const cuisine = askedValues(idea, "cuisine")[0];
  const shared = cuisine && picks.every(({ place }) => place.cuisines.includes(cuisine)) ? placesOf(cuisine) : null;
  const nouns =
    picks.length === 1 ? ["table"] : shared ? [shared] : ["tables", "rooms", "kitchens", "places", "addresses"];
  const noun = pickOne(nouns as [string, ...string[]], `${seed}:noun`);
  const seasons = seasonTags({ now, city, idea });
  const tags = [...occasionsOf(story).flatMap((words) => words.tags), ...seasons];
  const tag = pickOne(tags as [string, ...string[]], `${seed}:tag`);
  const where = pickOne(wheresOf(story) as [string, ...string[]], `${seed}:where`);
  const names = highlights.map(({ name }) => name).filter((name) => name.length < 22);
  const dishes = highlights.flatMap(({ dish }) => (dish && dish.name.length < 24 ? [dish.the] : []));
  const [dish, other] = shuffled(dishes, `${seed}:dishes`);
  const number = numberWord(picks.length);
  const particular = [
    ...(tag ? [`${count} ${noun} ${where} ${tag}`] : []),
    ...(dish ? [`${count} ${noun} ${where}, ${dish} included`] : []),
    ...(dish && other
      ? [
          `From ${dish} to ${other} in ${number} ${noun}`,
          `${bare(dish)}, ${bare(other)} and where to sit down to them`,
          `${count} ${noun}, ${dish} at one and ${other} at the next`,
        ]
      : []),
    ...(names[0] && names[1] && tag ? [`${count} ${noun} ${tag}, ${names[0]} to ${names.at(-1)}`] : []),
    ...(names[0] && names[1] && picks.length > 3
      ? [`${names[0]}, ${names[1]} and ${numberWord(picks.length - 2)} more ${where}`]
      : []),
    ...(dish
      ? [`${bare(dish)} and other reasons to leave the house`, `Come for ${dish}, stay for ${other ?? "the rest"}`]
      : []),
    ...(tag && !tag.includes(",") ? [`${count} ${noun} ${where}, ${tag}`] : []),
  ];
  return { particular, plain: tag ? [`${count} ${noun} ${tag}`] : [] };
}

const bare = (dish: string): string => dish.replace(/^the /, "");

/** The neighbourhood that all picks share, as a phrase. */
function commonArea({ picks }: Story): string | null {
  const [first, ...others] = picks.map(({ place }) => place.neighbourhood);
  return first && others.every((area) => area === first) ? areaPhrase(first) : null;
}

function wheresOf(story: Story): string[] {
  const { picks, city } = story;
  const areas = picks.map(({ place }) => place.neighbourhood);
  const [first, last] = [areas[0], areas.at(-1)];
  const common = first && areas.every((area) => area === first) ? first : null;
  if (common) return [inArea(common)];
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
