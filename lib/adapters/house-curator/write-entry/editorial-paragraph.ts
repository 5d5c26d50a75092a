import type { GroundedSentence } from "@/lib/contracts/stages";
import { checkSentence } from "@/lib/guides/checker/check-sentence";
import type { Grounding } from "@/lib/guides/checker/grounding";
import type { GuideBrief } from "@/lib/ports/curator";
import { editorialParagraphsOf, standsAlone } from "../editorial-paragraphs";
import type { PlaceMaterial } from "../place-material";
import { requestedTags } from "../requested-tags";
import { seededShuffle } from "../seeded-random";
import { suitsWish } from "../suits-wish";
import { isRequested, namesUnsuitableDish } from "./rank-dishes";

type ParagraphChoice = {
  m: PlaceMaterial;
  story: GuideBrief;
  ground: Grounding;
  /** Whether a sentence stands in no other guide. */
  isNew: (text: string) => boolean;
  isAnyTaken: boolean;
  seed: string;
};

type Chosen = { sentences: GroundedSentence[]; isSecondBest: boolean };

/**
 * A whole paragraph of an editor's that suits the wish and stands in no other guide: about a dish that was asked for,
 * else for an occasion or a mood that was, else about any dish; null where there is none left.
 */
export function takeEditorialParagraph({ m, story, ground, isNew, isAnyTaken, seed }: ParagraphChoice): Chosen | null {
  const { idea } = story;
  const tags = requestedTags(idea);
  const asked = new Set(m.dishes.filter((dish) => isRequested(dish, idea)).map(({ id }) => id));
  const isFit = ({ text, evidenceIds }: GroundedSentence) =>
    isNew(text) &&
    suitsWish(text, idea) &&
    !namesUnsuitableDish(text, m, idea) &&
    checkSentence({ text, evidenceIds }, ground, "entry") === null;
  const rank = ({ dishId, tag }: { dishId: string | null; tag: string | null }) =>
    dishId && asked.has(dishId) ? 0 : tag ? 1 : 2;
  const fitting = seededShuffle(editorialParagraphsOf(m.place), `${seed}:paragraph`).filter(
    (paragraph) =>
      (paragraph.tag === null || tags.has(paragraph.tag)) &&
      paragraph.sentences.every(isFit) &&
      standsAlone(paragraph, m.place),
  );
  const best = Math.min(...fitting.map(rank));
  const chosen = fitting.find((paragraph) => isAnyTaken || rank(paragraph) === best);
  return chosen ? { sentences: chosen.sentences, isSecondBest: rank(chosen) > best } : null;
}
