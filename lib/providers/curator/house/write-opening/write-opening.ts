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
import {
  DIET_FORMS,
  EXCLUDED_FORMS,
  FEW_FORMS,
  LONE_UNKNOWN_FORMS,
  UNKNOWN_FORMS,
  UNMET_FORMS,
} from "./left-out-forms";
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
      const then =
        shuffled(
          desk.highlights.filter((other) => other !== star),
          `${seed}:then`,
        )[0] ?? null;
      const season = seasons[index % seasons.length] ?? "This week";
      const lead = hash(`${seed}:lead`) % 3 === 0 ? season : (occasions[index % occasions.length] ?? season);
      const { the, plate, name, street } = star;
      const text =
        the && plate && form({ season, lead, want, the, plate, name, street, here, then: then?.name ?? null });
      return { text, about: then && text && text.includes(then.name) ? [star, then] : [star] };
    }),
  );
}

/** Adverbials that the wish's own occasions and moods bring: "With a client to feed". */
const leadsOf = (idea: AcceptedIdea): string[] => [
  ...askedValues(idea, "goodFor").flatMap((value) => OCCASIONS[value]?.leads ?? []),
  ...askedValues(idea, "vibe").flatMap((value) => VIBES[value]?.leads ?? []),
];

/** Picks that the introduction hasn't named yet: what was wished for first, the ends last, since the order tells those. */
function unmentioned({ highlights, mentioned, seed }: Desk): Highlight[] {
  const left = shuffled(highlights, `${seed}:star`).filter((highlight) => !mentioned.has(highlight));
  const standing = (highlight: Highlight) =>
    (highlight.isWanted ? 0 : 2) + (highlight === highlights[0] || highlight === highlights.at(-1) ? 1 : 0);
  return left.sort((a, b) => standing(a) - standing(b));
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
  const excluded = idea.constraints.filter(
    ({ isNegated, field }) => isNegated && (field === "cuisine" || field === "dish"),
  );
  const diet = askedValues(idea, "diet")[0];
  const names = highlights.map(({ name }) => name);
  return [
    ...unmet.slice(0, 2).map((what, index) => tell(UNMET_FORMS, what, index)),
    ...excluded.slice(0, 1).map(({ label }) => tell(EXCLUDED_FORMS, excludedThing(label), 2)),
    ...idea.unknowns
      .slice(0, 2)
      .map((what, index) => tell(picks.length > 1 ? UNKNOWN_FORMS : LONE_UNKNOWN_FORMS, what, index + 3)),
    diet ? tell(picks.length > 1 ? DIET_FORMS : DIET_FORMS.slice(-1), diet, 5) : null,
    unmet.length === 0 && picks.length < Math.min(5, idea.size)
      ? firstSound(
          desk,
          shuffled(FEW_FORMS, `${seed}:few`).map((form) => ({
            text:
              near[0] && form({ names, count: numberWord(picks.length), near: near[0], other: near[1]?.name ?? null }),
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
