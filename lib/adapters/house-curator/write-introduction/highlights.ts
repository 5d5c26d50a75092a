import type { GroundedSentence, WrittenEntry } from "@/lib/contracts/stages";
import { leansBack } from "@/lib/guides/checker/leans-back";
import { archiveOf } from "@/lib/guides/originality/archive";
import type { GuideBrief } from "@/lib/ports/curator";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { editorialSentencesOf } from "../editorial-sentences";
import { gatherMaterial, type MaterialDish, type PlaceMaterial } from "../place-material";
import { asksForHistory, requestedTags } from "../requested-tags";
import { seededFraction } from "../seeded-random";
import { suitsWish } from "../suits-wish";
import { sharedWords } from "../tells-again";
import {
  dishesToTell,
  isRequested,
  matchesConstraint,
  namesUnsuitableDish,
  rankDishes,
} from "../write-entry/rank-dishes";

/** An editor's sentence that names its place. */
type Introduction = {
  text: string;
  evidenceIds: string[];
  /** It tells a dish or an occasion that was asked for. */
  isAnswer: boolean;
  /** Its entry tells the same thing, or it tells how the place began: anything else is better. */
  isSecondBest: boolean;
};

/** What the introduction may mention about a pick. */
export type Highlight = {
  m: PlaceMaterial;
  name: string;
  street: string | null;
  /** A dish, preferably one that its entry doesn't mention. */
  dish: MaterialDish | null;
  /** "the garlic noodles", with their detail if the entry doesn't mention it. */
  plate: string | null;
  /** The dish without its detail. */
  the: string | null;
  room: string | null;
  ids: string[];
  /** Whether the dish was requested. */
  isWanted: boolean;
  /** What editors wrote to introduce it: in no other guide yet; beside what answers the wish, of nothing that its entry tells. */
  introductions: Introduction[];
};

/** How much of a sentence its entry may say too; more, where the wish is for that dish. */
const SHARED_WORDS_MAX = 0.34;
const DISH_WORDS_MAX = 0.5;

/** Every pick's best thing to mention, in the guide's order. */
export function highlightsOf(brief: GuideBrief, entries: readonly WrittenEntry[], seed: string): Highlight[] {
  const citedIds = new Set(entries.flatMap(({ sentences }) => sentences.flatMap(({ evidenceIds }) => evidenceIds)));
  const wanted = brief.idea.constraints.filter(
    ({ field, isNegated }) => (field === "dish" || field === "cuisine") && !isNegated,
  );
  const named = new Set<string>();
  const inEntries = entries.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const toldBefore = new Set([...archiveOf(brief.recent).sentences, ...inEntries]);
  const tags = requestedTags(brief.idea);
  return brief.picks.map((pick) => {
    const m = gatherMaterial(pick);
    const dishes = rankDishes(m, brief.idea, `${seed}:opening`);
    const isWanted = (dish: MaterialDish) => wanted.some((requested) => matchesConstraint(dish, requested));
    const rank = (dish: MaterialDish) =>
      (isWanted(dish) ? 4 : 0) +
      (citedIds.has(dish.id) ? 0 : 2) -
      (named.has(dish.name) ? 6 : 0) +
      seededFraction(`${seed}:${dish.id}`);
    const dish = [...dishes].sort((a, b) => rank(b) - rank(a))[0] ?? null;
    if (dish) named.add(dish.name);
    const isNew = dish !== null && !citedIds.has(dish.id) && dish.detail !== null && dish.detail.split(" ").length < 14;
    const room = m.room && !citedIds.has(m.room.id) && m.room.phrase.split(" ").length < 16 ? m.room.phrase : null;
    const asked = dishesToTell(m, brief.idea);
    const isBesideWish = (ids: readonly string[]) =>
      asked.size > 0 && m.dishes.some(({ id }) => ids.includes(id)) && !ids.some((id) => asked.has(id));
    const introductions = editorialSentencesOf(pick.place).flatMap((sentence) => {
      const { evidenceIds } = sentence;
      const isTold = sentence.introduces && (sentence.goodFor === null || tags.has(sentence.goodFor));
      const text = isTold ? sentence.text : null;
      if (
        !text ||
        leansBack(text) ||
        toldBefore.has(text) ||
        isBesideWish(evidenceIds) ||
        !suitsWish(text, brief.idea) ||
        namesUnsuitableDish(text, m, brief.idea)
      )
        return [];
      const isDish = dishes.some((each) => evidenceIds.includes(each.id) && isRequested(each, brief.idea));
      const isAnswer = isDish || sentence.goodFor !== null;
      const isCited = citedIds.has(sentence.subject);
      const isStory = m.notes.some(({ id, about }) => id === sentence.subject && about === "story");
      const entry = entries.find(({ placeId }) => placeId === pick.place.id);
      const shared = sharedWords(text, entry?.sentences ?? [], m.name);
      if ((!isAnswer && isCited) || shared > (isDish ? DISH_WORDS_MAX : SHARED_WORDS_MAX)) return [];
      return [{ text, evidenceIds, isAnswer, isSecondBest: isCited || (isStory && !asksForHistory(tags)) }];
    });
    return {
      m,
      introductions,
      name: m.name,
      street: m.street,
      dish,
      the: dish?.the ?? null,
      plate: dish && (isNew ? `${dish.the}, ${dish.detail}` : dish.the),
      room,
      isWanted: dish !== null && isWanted(dish),
      ids: [dish?.id, room ? m.room?.id : null, m.factsId].filter((id) => typeof id === "string"),
    };
  });
}

/** A title names no dish that the guide never speaks of. */
export const withToldDishes = (highlights: readonly Highlight[], told: readonly GroundedSentence[]): Highlight[] => {
  const texts = told.map(({ text }) => foldWords(text));
  return highlights.map((highlight) =>
    highlight.dish === null || texts.some((text) => text.includes(foldWords(highlight.dish?.name ?? "")))
      ? highlight
      : { ...highlight, dish: null, plate: null, the: null },
  );
};
