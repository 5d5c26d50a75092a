import type { AcceptedIdea, GroundedSentence, Place, WrittenEntry } from "@/lib/contracts/stages";
import { capitalize } from "@/lib/core/capitalize";
import { checkSentence } from "@/lib/guides/checker/check-sentence";
import { checkTitle } from "@/lib/guides/checker/check-title";
import { isFood, isFoodGrounded } from "@/lib/guides/checker/foods";
import { foldProse, singularsOf } from "@/lib/guides/checker/word-forms";
import { archiveOf } from "@/lib/guides/originality/archive";
import { moldRepetition, openingRepetition, titleRepetition } from "@/lib/guides/originality/check-originality";
import { headOf } from "@/lib/guides/originality/shapes";
import type { EditorialOpening } from "../editorial-openings";
import { openingsOfKinds } from "../openings-for-wish";
import { isTitleForWish, suitsWishForAnyone } from "../suits-wish";
import { tellsAgain } from "../tells-again";
import { namesUnsuitableDish } from "../write-entry/rank-dishes";
import type { Highlight } from "./highlights";
import type { IntroductionDraft } from "./introduction-draft";
import { namesOtherMeal, tellsOfUnservedDinner } from "./keeps-promises";
import { type Subject, subjectOf } from "./name-subject";
import { MOST, requestedGroups } from "./request-phrase";
import { wishKinds } from "./wish-kinds";

/** Without a title where its own names a food that only the places of the opening serve. */
export type ChosenOpening = Pick<EditorialOpening, "paragraphs"> & { title: string | null };

/**
 * An editor's opening about places of this guide that answers the most of the wish and stands in no other guide; of
 * several the one whose facts the entries tell least. Null where there is none.
 */
export function chooseOpening(draft: IntroductionDraft, entries: readonly WrittenEntry[]): ChosenOpening | null {
  const { story, seed } = draft;
  const kinds = openingKinds(draft);
  const told = new Set(entries.flatMap(({ sentences }) => sentences.flatMap(({ evidenceIds }) => evidenceIds)));
  const rank = (opening: EditorialOpening) => ({
    opening,
    // What counts most stands first.
    answered: opening.kinds.reduce((sum, kind) => sum + kinds.length - kinds.indexOf(foldProse(kind)), 0),
    repeated: new Set(opening.paragraphs.flat().flatMap(({ evidenceIds }) => evidenceIds.filter((id) => told.has(id))))
      .size,
  });
  const placeIds = new Set(story.picks.map(({ place }) => place.id));
  const ranked = openingsOfKinds(story.city, kinds, placeIds, `${seed}:opening`)
    .map(rank)
    .sort((a, b) => b.answered - a.answered || a.repeated - b.repeated);
  const subject = subjectOf(story, seed);
  for (const { opening } of ranked) {
    const title = titlesFor(opening, subject).find(
      (each) =>
        !namesOtherPart(each, opening, story.picks) &&
        !namesOtherStreet(each, story.picks) &&
        !namesOtherMeal(each, story) &&
        isTitleForWish(each, story.idea) &&
        isNewTitle(each, draft),
    );
    if (
      title !== undefined &&
      isOfMost(opening, story.picks) &&
      opening.paragraphs.flat().every((each) => isFit(each, draft, entries)) &&
      opens(opening, draft)
    )
      return {
        title: isBorneOut(title, draft) ? title : null,
        paragraphs: opening.paragraphs,
      };
  }
  return null;
}

/** Whether it tells of the first pick, or of half of them: two at the end of eight are another guide's beginning. */
const isOfMost = ({ placeIds }: EditorialOpening, picks: readonly { place: Place }[]): boolean =>
  placeIds.length * 2 >= picks.length || picks.slice(0, 1).some(({ place }) => placeIds.includes(place.id));

/** Whether most of the picks, and the first, have each food that a title names: an opening tells of two or three of them. */
function isBorneOut(title: string, { story: { idea, picks } }: IntroductionDraft): boolean {
  const asked = singularsOf(idea.constraints.flatMap(({ values }) => values).join(" "));
  const foods = [...singularsOf(title)].filter(
    (word) => isFood(word) && !isFoodGrounded(word, asked) && !asked.has(word),
  );
  const has = ({ place }: { place: Place }, food: string) => isFoodGrounded(food, wordsOf(place));
  return foods.every(
    (food) =>
      picks.filter((pick) => has(pick, food)).length >= MOST * picks.length &&
      picks.slice(0, 1).every((pick) => has(pick, food)),
  );
}

const wordsOf = ({ cuisines, dishes, editorialSummary, notes = [] }: Place): Set<string> =>
  singularsOf(
    [
      ...cuisines,
      ...dishes.flatMap(({ name, detail }) => [name, detail]),
      editorialSummary,
      ...notes.map(({ text }) => text),
    ].join(" "),
  );

/** Its own, or, where that doesn't name the food that was wished for, its title over a subtitle that does. */
function titlesFor({ title, subtitle }: EditorialOpening, subject: Subject | null): string[] {
  const own = `${title}: ${subtitle}`;
  if (!subject || subject.isNamedIn(own)) return [own];
  return [...subject.subtitles.map((named) => `${title}: ${capitalize(named)}`), own];
}

/** The wish's kinds and the neighborhoods of the picks where it says where; "any" where there are none of these. */
function openingKinds({ story, highlights }: IntroductionDraft): string[] {
  const saysWhere = requestedGroups(story.idea, "area").length + requestedGroups(story.idea, "landmark").length > 0;
  const areas = saysWhere ? story.picks.flatMap(({ place }) => place.neighbourhood ?? []) : [];
  const kinds = [...wishKinds(story, highlights), ...areas.map((area) => foldProse(`area:${area}`))];
  return kinds.length === 0 ? ["any"] : [...new Set(kinds)];
}

/** Whether a title names a part of town, or a town, where one of the picks isn't. */
function namesOtherPart(title: string, { placeIds }: EditorialOpening, picks: readonly { place: Place }[]): boolean {
  const partsOf = ({ city, neighbourhood, town }: Place) =>
    [neighbourhood, neighbourhood?.replace(/^Downtown /, ""), town].filter(
      (part) => part && part !== city && title.includes(part),
    );
  const isNamed = ({ place }: { place: Place }) => partsOf(place).length > 0;
  return picks.some((pick) => placeIds.includes(pick.place.id) && isNamed(pick)) && !picks.every(isNamed);
}

const STREET = /(\p{Lu}[\p{L}'’]+|\d+(?:st|nd|rd|th)) (?:Street|Avenue|Road|Boulevard|Drive|Way|Lane)\b/u;

/** Whether a title names a street that one of the picks isn't on. */
function namesOtherStreet(title: string, picks: readonly { place: Place }[]): boolean {
  const street = STREET.exec(title)?.[1];
  return street !== undefined && !picks.every(({ place }) => place.address.includes(street));
}

function isNewTitle(title: string, { story, ground }: IntroductionDraft): boolean {
  const archive = archiveOf(story.recent);
  return !archive.heads.has(headOf(title)) && !titleRepetition(title, archive) && checkTitle(title, ground) === null;
}

const opens = ({ paragraphs }: EditorialOpening, { story }: IntroductionDraft): boolean =>
  openingRepetition(paragraphs[0]?.[0]?.text ?? "", archiveOf(story.recent)) === null;

function isFit(sentence: GroundedSentence, draft: IntroductionDraft, entries: readonly WrittenEntry[]): boolean {
  const { story, highlights, ground } = draft;
  const archive = archiveOf(story.recent);
  const named = highlights.filter(({ name }) => sentence.text.includes(name));
  return (
    !archive.sentences.has(sentence.text) &&
    moldRepetition(sentence.text, archive) === null &&
    !tellsOfUnservedDinner(
      sentence.text,
      story.picks.filter(({ place }) => named.some(({ m }) => m.place.id === place.id)),
      story,
    ) &&
    suitsWishForAnyone(sentence.text, isMeatless(named) ? withoutDiets(story.idea) : story.idea) &&
    checkSentence(sentence, ground, "introduction") === null &&
    highlights.every(({ m }) => !namesUnsuitableDish(sentence.text, m, story.idea)) &&
    named.every(
      ({ m, name }) =>
        !tellsAgain(sentence.text, entries.find(({ placeId }) => placeId === m.place.id)?.sentences ?? [], name),
    )
  );
}

/** Kitchens without meat may speak of it: of prawns that are soy, of a skeptic won over. */
const isMeatless = (named: readonly Highlight[]): boolean =>
  named.length > 0 && named.every(({ m }) => m.place.cuisines.some((cuisine) => /^Veg(?:an|etarian)$/.test(cuisine)));

const withoutDiets = (idea: AcceptedIdea): AcceptedIdea => ({
  ...idea,
  constraints: idea.constraints.filter(({ field, isNegated }) => field !== "diet" || isNegated),
});
