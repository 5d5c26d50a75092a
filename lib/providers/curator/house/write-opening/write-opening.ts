import { groundOf } from "@/lib/guides/checker/ground";
import type { AcceptedIdea, GroundedSentence, WrittenEntry } from "@/lib/guides/stage-types";
import type { Story } from "@/lib/providers/curator";
import { follows, ORDERS } from "../choose/orders";
import { OCCASIONS } from "../fits/occasions";
import { VIBES } from "../fits/vibes";
import { numberOf } from "../grammar/dishes";
import { areaPhrase, cityPhrase } from "../grammar/places";
import { hash, shuffled } from "../seed";
import { FIRST_FORMS, NAMED_FORMS } from "./first-forms";
import { headline } from "./headline";
import { type Highlight, highlightsOf } from "./highlights";
import { type Desk, firstSound, type Said } from "./opening-desk";
import { BETWEEN_FORMS, LOOSE_FORMS, ORDER_FORMS } from "./order-forms";
import { seasonLeads } from "./season";
import { SECOND_FORMS } from "./second-forms";
import { tellIdea } from "./tell-idea";
import { tellLeftOut } from "./tell-left-out";
import { askedValues, wantOf } from "./want";

/** Headline and introduction: why this idea now, how the order runs, and what was left out. */
export function writeOpening(
  story: Story,
  entries: readonly WrittenEntry[],
  now: Date,
): { title: string; introduction: GroundedSentence[][] } {
  const seed = `${now.getTime()}:${story.wish}:${story.picks.map(({ place }) => place.id).join()}`;
  const highlights = highlightsOf(story, entries, seed);
  const desk: Desk = { story, highlights, mentioned: new Set(), ground: groundOf(story), seed, now };
  const paragraphs = [tellWhy(desk), [tellOrder(desk), tellBetween(desk)], tellLeftOut(desk)];
  return {
    title: headline(desk),
    introduction: paragraphs.map((said) => said.filter((one) => one !== null)).filter((said) => said.length > 0),
  };
}

/** Why this idea, then why here and now; a wish that gives no idea begins with the season. */
function tellWhy(desk: Desk): Said[] {
  const idea = tellIdea(desk, unmentioned(desk));
  if (idea && hash(`${desk.seed}:why`) % 2 === 0) return [idea, tellSecond(desk) ?? tellFirst(desk)];
  return [idea, tellFirst(desk), idea ? null : tellSecond(desk)];
}

function tellFirst(desk: Desk): Said {
  const { story, seed, now } = desk;
  const seasons = shuffled(seasonLeads({ now, city: story.city, idea: story.idea }), `${seed}:season`);
  const occasions = shuffled(leadsOf(story.idea), `${seed}:occasion`);
  const want = wantOf(story.idea, seed);
  const isMany =
    want !== null &&
    numberOf(
      want
        .split(/ (?:in|for|with|out|on) /)[0]
        ?.split(" or ")
        .at(-1) ?? "",
    ) === "many";
  const here = hereOf(story);
  const forms = shuffled(FIRST_FORMS, `${seed}:first`);
  const byPlate = firstSound(
    desk,
    pairsOf(forms, unmentioned(desk)).map(([form, star], index) => {
      const next =
        shuffled(
          desk.highlights.filter((other) => other !== star),
          `${seed}:then`,
        )[0] ?? null;
      const season = seasons[index % seasons.length] ?? "This week";
      const lead = hash(`${seed}:lead`) % 3 === 0 ? season : (occasions[index % occasions.length] ?? season);
      const { the, plate, name, street } = star;
      const text =
        the && plate && form({ season, lead, want, isMany, the, plate, name, street, here, next: next?.name ?? null });
      return { text, about: next && text?.includes(next.name) ? [star, next] : [star] };
    }),
  );
  if (byPlate || !want) return byPlate;
  return firstSound(
    desk,
    pairsOf(shuffled(NAMED_FORMS, `${seed}:named`), unmentioned(desk)).map(([form, star], index) => ({
      text:
        star.street &&
        form({
          season: seasons[index % seasons.length] ?? "This week",
          want,
          name: star.name,
          street: star.street,
          here,
        }),
      about: [star],
    })),
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
  const middle = shuffled(highlights.slice(1, -1), `${seed}:halfway`)[0];
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

const hereOf = ({ picks, city }: Story): string => {
  const [first, ...others] = picks.map(({ place }) => place.neighbourhood);
  return first && others.every((area) => area === first) ? areaPhrase(first) : cityPhrase(city);
};

const pairsOf = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
