import type { AcceptedIdea, GroundedSentence } from "@/lib/contracts/stages";
import type { EditorialSentence } from "../editorial-sentences";
import { asksForHistory, requestedTags } from "../requested-tags";
import { seededPick, seededShuffle } from "../seeded-random";
import type { EntryDraft } from "./entry-draft";
import { parseOutline, type SentenceKind } from "./entry-outlines";
import { isRequested, rankDishes } from "./rank-dishes";
import { buildDishSentence } from "./sentence-builders";

const WITH_REASON = ["FDK", "DFN", "FD", "DF", "NDF", "DFK", "RDF", "FKD", "FDN"].map(parseOutline);
const WITHOUT_REASON = ["DNK", "NDK", "RDK", "DN", "ND", "DK", "RD", "NRD", "KDN", "DR"].map(parseOutline);
/** Where other guides have told one side, an entry tells another. */
const OTHER_SIDES: readonly SentenceKind[] = ["dish", "note", "room", "know", "dish", "note"];

/** The sides of a place that an entry tells, in order: why it suits the wish, if editors wrote that, and a dish. */
export const editorialOutline = (draft: EntryDraft, idea: AcceptedIdea): readonly SentenceKind[] => {
  const tags = requestedTags(idea);
  const outlines = draft.editorial.some(({ goodFor }) => goodFor && tags.has(goodFor)) ? WITH_REASON : WITHOUT_REASON;
  return [...seededPick(outlines as [SentenceKind[], ...SentenceKind[][]], `${draft.seed}:outline`), ...OTHER_SIDES];
};

/** A sentence in an editor's words for one side of the place, about nothing that the draft has told; or null. */
export function takeEditorialSentence(
  draft: EntryDraft,
  idea: AcceptedIdea,
  kind: SentenceKind,
): GroundedSentence | null {
  const pick = (fits: (sentence: EditorialSentence) => boolean) =>
    take(draft, draft.editorial.filter((sentence) => !draft.usedInDraft.has(sentence.subject)).filter(fits));
  if (kind === "fit") {
    const tags = requestedTags(idea);
    const fits = ({ goodFor }: EditorialSentence) => goodFor !== null && tags.has(goodFor);
    return pick((each) => fits(each) && !each.introduces) ?? pick(fits);
  }
  if (kind === "dish") return takeDish(draft, idea, pick);
  const isTold = ({ goodFor, introduces }: EditorialSentence) =>
    !introduces && (goodFor === null || FACTUAL_TAGS.has(goodFor));
  if (kind === "room") return pick((sentence) => sentence.subject.endsWith(":room") && isTold(sentence));
  const ids = notesFor(draft, kind, asksForHistory(requestedTags(idea)));
  return pick((sentence) => ids.has(sentence.subject) && isTold(sentence));
}

type Pick = (fits: (sentence: EditorialSentence) => boolean) => GroundedSentence | null;

/** The dish that suits the wish best and that there is something new to say about; one that the wish asks for anyway. */
function takeDish(draft: EntryDraft, idea: AcceptedIdea, pick: Pick): GroundedSentence | null {
  for (const dish of rankDishes(draft.material, idea, draft.seed)) {
    if (draft.usedInDraft.has(dish.id)) continue;
    const sentence = pick(({ subject, goodFor }) => subject === dish.id && goodFor === null);
    if (sentence) return sentence;
    if (!isRequested(dish, idea)) continue;
    draft.usedInDraft.add(dish.id);
    return buildDishSentence(draft, idea, false);
  }
  return null;
}

function take(draft: EntryDraft, sentences: readonly EditorialSentence[]): GroundedSentence | null {
  const [chosen] = seededShuffle(sentences, `${draft.seed}:${draft.usedInDraft.size}`);
  if (!chosen) return null;
  for (const id of chosen.evidenceIds) draft.usedInDraft.add(id);
  return { text: chosen.text, evidenceIds: chosen.evidenceIds };
}

/** Tags that describe the house, whoever comes. */
const FACTUAL_TAGS = new Set("counter-seating wood-fired open-kitchen family-run waterfront garden view".split(" "));

/** How a place began is told where the wish is one that the past answers. */
const notesFor = ({ material }: EntryDraft, kind: SentenceKind, isHistory: boolean): Set<string> =>
  new Set(
    material.notes
      .filter(({ about }) => (kind === "know") === (about === "know" || about === "order"))
      .filter(({ about }) => about !== "story" || isHistory)
      .map(({ id }) => id),
  );
