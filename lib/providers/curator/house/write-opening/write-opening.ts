import { checkSentence } from "@/lib/guides/checker/check-sentence";
import { type Ground, groundOf } from "@/lib/guides/checker/ground";
import { numberWord } from "@/lib/guides/checker/numbers";
import type { AcceptedIdea, GroundedSentence, WrittenEntry } from "@/lib/guides/stage-types";
import type { Story } from "@/lib/providers/curator";
import { follows, ORDERS } from "../choose/orders";
import { OCCASIONS } from "../fits/occasions";
import { VIBES } from "../fits/vibes";
import { areaPhrase, cityPhrase } from "../grammar/places";
import { sentence } from "../grammar/words";
import { hash, shuffled } from "../seed";
import { foodOf } from "./cuisine-words";
import { FIRST_FORMS } from "./first-forms";
import { headline } from "./headline";
import { type Highlight, highlightsOf } from "./highlights";
import { DIET_FORMS, EXCLUDED_FORMS, FEW_FORMS, UNKNOWN_FORMS, UNMET_FORMS } from "./left-out-forms";
import { BETWEEN_FORMS, LOOSE_FORMS, ORDER_FORMS } from "./order-forms";
import { seasonLeads } from "./season";
import { SECOND_FORMS } from "./second-forms";
import { askedValues, wantOf } from "./want";

/** What the introduction has at hand, and whom it has named so far. */
type Desk = {
  story: Story;
  highlights: Highlight[];
  mentioned: Set<Highlight>;
  ground: Ground;
  seed: string;
  now: Date;
};
type Said = GroundedSentence | null;

/** Headline and introduction: why this idea now, how the order runs, and what was left out. */
export function writeOpening(
  story: Story,
  entries: readonly WrittenEntry[],
  now: Date,
): { title: string; introduction: GroundedSentence[][] } {
  const seed = `${now.getTime()}:${story.wish}:${story.picks.map(({ place }) => place.id).join()}`;
  const highlights = highlightsOf(story, entries, seed);
  const desk: Desk = { story, highlights, mentioned: new Set(), ground: groundOf(story), seed, now };
  const paragraphs = [[tellFirst(desk), tellSecond(desk)], [tellOrder(desk), tellBetween(desk)], tellLeftOut(desk)];
  return {
    title: headline(desk),
    introduction: paragraphs.map((said) => said.filter((one) => one !== null)).filter((said) => said.length > 0),
  };
}

/** The first text that the evidence of those it is about carries. */
function firstSound(
  desk: Desk,
  texts: Iterable<{ text: string | null | undefined | false; about: readonly Highlight[] }>,
): Said {
  for (const { text, about } of texts) {
    if (!text) continue;
    const said = { text: sentence(text), evidenceIds: [...new Set(about.flatMap(({ ids }) => ids))] };
    if (checkSentence(said, desk.ground, "introduction") !== null) continue;
    for (const highlight of about) desk.mentioned.add(highlight);
    return said;
  }
  return null;
}

function tellFirst(desk: Desk): Said {
  const { story, seed, now } = desk;
  const seasons = shuffled(seasonLeads({ now, city: story.city, idea: story.idea }), `${seed}:season`);
  const occasions = shuffled(leadsOf(story.idea), `${seed}:occasion`);
  const want = wantOf(story.idea, seed);
  const here = hereOf(story);
  const forms = shuffled(FIRST_FORMS, `${seed}:first`);
  return firstSound(
    desk,
    pairsOf(forms, unmentioned(desk)).map(([form, star], index) => {
      const season = seasons[index % seasons.length] ?? "This week";
      const lead = hash(`${seed}:lead`) % 3 === 0 ? season : (occasions[index % occasions.length] ?? season);
      const { the, plate, name, street } = star;
      return { text: the && plate && form({ season, lead, want, the, plate, name, street, here }), about: [star] };
    }),
  );
}

/** Adverbials that the wish's own occasions and moods bring: "With a client to feed". */
const leadsOf = (idea: AcceptedIdea): string[] => [
  ...askedValues(idea, "goodFor").flatMap((value) => OCCASIONS[value]?.leads ?? []),
  ...askedValues(idea, "vibe").flatMap((value) => VIBES[value]?.leads ?? []),
];

/** Picks that the introduction hasn't named yet, the middle first: the ends are told with the order. */
function unmentioned({ highlights, mentioned, seed }: Desk): Highlight[] {
  const left = highlights.filter((highlight) => !mentioned.has(highlight));
  const ends = [highlights[0], highlights.at(-1)];
  const middle = left.filter((highlight) => !ends.includes(highlight));
  return [
    ...shuffled(middle, `${seed}:middle`),
    ...shuffled(
      left.filter((highlight) => ends.includes(highlight)),
      `${seed}:ends`,
    ),
  ];
}

function tellSecond(desk: Desk): Said {
  const [a, b] = unmentioned(desk);
  if (!a || !b) return null;
  const forms = shuffled(SECOND_FORMS, `${desk.seed}:second`);
  return firstSound(
    desk,
    forms.map((form) => ({ text: form(a, b), about: [a, b] })),
  );
}

function tellOrder(desk: Desk): Said {
  const { highlights, story, seed } = desk;
  const [first, last] = [highlights[0], highlights.at(-1)];
  if (!first || !last || highlights.length < 3) return null;
  const middle = highlights[Math.floor(highlights.length / 2)];
  const named = ORDERS.find(({ name }) => name === story.order);
  const places = story.picks.map(({ place }) => place);
  const forms = named && follows(named, places) ? (ORDER_FORMS[named.name] ?? LOOSE_FORMS) : LOOSE_FORMS;
  return firstSound(
    desk,
    shuffled(forms, `${seed}:order`).map((form) => ({
      text: form({ first, middle, last }),
      about: [first, last, ...(middle ? [middle] : [])],
    })),
  );
}

/** What lies between the ends, for guides long enough to have a middle that hasn't been told. */
function tellBetween(desk: Desk): Said {
  const [a, b] = desk.highlights.slice(1, -1).filter((highlight) => !desk.mentioned.has(highlight));
  if (!a || !b) return null;
  return firstSound(
    desk,
    shuffled(BETWEEN_FORMS, `${desk.seed}:between`).map((form) => ({ text: form(a, b), about: [a, b] })),
  );
}

function tellLeftOut(desk: Desk): Said[] {
  const { story, highlights, seed } = desk;
  const { idea, unmet, picks } = story;
  const near = shuffled(highlights, `${seed}:near`);
  const tell = (
    forms: readonly ((told: { what: string; near: Highlight }) => string | null)[],
    what: string,
    turn: number,
  ): Said => {
    const by = near[turn % near.length];
    return by
      ? firstSound(
          desk,
          shuffled(forms, `${seed}:${what}`).map((form) => ({ text: form({ what, near: by }), about: [by] })),
        )
      : null;
  };
  const excluded = idea.constraints.filter(({ isNegated, isHard, field }) => isNegated && isHard && field !== "name");
  const diet = askedValues(idea, "diet")[0];
  const names = highlights.map(({ name }) => name);
  return [
    ...unmet.slice(0, 2).map((what, index) => tell(UNMET_FORMS, what, index)),
    ...excluded.slice(0, 1).map(({ label }) => tell(EXCLUDED_FORMS, excludedThing(label), 2)),
    ...idea.unknowns.slice(0, 2).map((what, index) => tell(UNKNOWN_FORMS, what, index + 3)),
    diet ? tell(DIET_FORMS, diet, 5) : null,
    picks.length < Math.min(5, idea.size)
      ? firstSound(
          desk,
          shuffled(FEW_FORMS, `${seed}:few`).map((form) => ({
            text: form({ names, count: numberWord(picks.length) }),
            about: highlights,
          })),
        )
      : null,
  ];
}

/** "no Sushi" -> "sushi", "no Thai" -> "Thai". */
const excludedThing = (label: string): string => {
  const bare = label.replace(/^(?:no|not|without|nothing) /i, "");
  const food = foodOf(bare);
  return food.endsWith(" cooking") ? bare : bare.toLowerCase();
};

const hereOf = ({ picks, city }: Story): string => {
  const [first, ...others] = picks.map(({ place }) => place.neighbourhood);
  return first && others.every((area) => area === first) ? areaPhrase(first) : cityPhrase(city);
};

const pairsOf = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
