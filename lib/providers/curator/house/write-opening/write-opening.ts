import { checkSentence } from "@/lib/guides/checker/check-sentence";
import { type Ground, groundOf } from "@/lib/guides/checker/ground";
import { numberWord } from "@/lib/guides/checker/numbers";
import type { GroundedSentence, WrittenEntry } from "@/lib/guides/stage-types";
import type { Story } from "@/lib/providers/curator";
import { follows, ORDERS } from "../choose/orders";
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

type Desk = { story: Story; highlights: Highlight[]; ground: Ground; seed: string; now: Date };
type Said = GroundedSentence | null;

/** Headline and introduction: why this idea now, how the order runs, and what was left out. */
export function writeOpening(
  story: Story,
  entries: readonly WrittenEntry[],
  now: Date,
): { title: string; introduction: GroundedSentence[][] } {
  const seed = `${now.getTime()}:${story.wish}:${story.picks.map(({ place }) => place.id).join()}`;
  const highlights = highlightsOf(story, entries, seed);
  const desk: Desk = { story, highlights, ground: groundOf(story), seed, now };
  const paragraphs = [[tellFirst(desk), tellSecond(desk)], [tellOrder(desk), tellBetween(desk)], tellLeftOut(desk)];
  return {
    title: headline(desk),
    introduction: paragraphs.map((said) => said.filter((one) => one !== null)).filter((said) => said.length > 0),
  };
}

/** The first text that its evidence carries. */
function firstSound(
  desk: Desk,
  texts: Iterable<{ text: string | null | undefined | false; ids: readonly string[] }>,
): Said {
  for (const { text, ids } of texts) {
    if (!text) continue;
    const said = { text: sentence(text), evidenceIds: [...new Set(ids)] };
    if (checkSentence(said, desk.ground, "introduction") === null) return said;
  }
  return null;
}

function tellFirst(desk: Desk): Said {
  const { story, seed, now } = desk;
  const leads = shuffled(seasonLeads({ now, city: story.city, idea: story.idea }), `${seed}:lead`);
  const want = wantOf(story.idea, seed);
  const here = hereOf(story);
  return firstSound(
    desk,
    pairsOf(shuffled(FIRST_FORMS, `${seed}:first`), starring(desk)).map(
      ([form, { the, plate, name, street, ids }], index) => ({
        text:
          the &&
          plate &&
          form({ lead: leads[index % leads.length] ?? "This week", want, the, plate, name, street, here }),
        ids,
      }),
    ),
  );
}

/** The picks from the middle outward: the ends are told with the order. */
const starring = ({ highlights, seed }: Desk): Highlight[] => {
  const middle = highlights.slice(1, -1);
  return shuffled(middle.length > 1 ? middle : highlights, `${seed}:star`);
};

function tellSecond(desk: Desk): Said {
  const [star, ...rest] = starring(desk);
  const ends = shuffled(desk.highlights, `${desk.seed}:pair`).filter(
    (highlight) => highlight !== star && !rest.includes(highlight),
  );
  const [a, b] = [...rest, ...ends];
  if (!a || !b) return null;
  return firstSound(
    desk,
    shuffled(SECOND_FORMS, `${desk.seed}:second`).map((form) => ({ text: form(a, b), ids: [...a.ids, ...b.ids] })),
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
  const ids = [...first.ids, ...last.ids, ...(middle?.ids ?? [])];
  return firstSound(
    desk,
    shuffled(forms, `${seed}:order`).map((form) => ({ text: form({ first, middle, last }), ids })),
  );
}

/** What lies between the ends, for guides long enough to have a middle. */
function tellBetween({ highlights, seed, ...desk }: Desk): Said {
  const inside = highlights.slice(1, -1);
  const [a, b] = inside.length > 2 ? [inside[0], inside.at(-1)] : [];
  if (!a || !b || hash(`${seed}:between?`) % 5 < 2) return null;
  return firstSound(
    { ...desk, highlights, seed },
    shuffled(BETWEEN_FORMS, `${seed}:between`).map((form) => ({ text: form(a, b), ids: [...a.ids, ...b.ids] })),
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
          shuffled(forms, `${seed}:${what}`).map((form) => ({ text: form({ what, near: by }), ids: by.ids })),
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
            ids: highlights.flatMap(({ ids }) => ids),
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
