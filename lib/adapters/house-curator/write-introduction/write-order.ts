import type { GroundedSentence } from "@/lib/contracts/stages";
import { seededShuffle } from "../seeded-random";
import type { FactPhrase } from "./fact-phrases";
import type { Highlight, Introduction } from "./highlights";
import { freshestSentence, type IntroductionDraft, type OptionalSentence } from "./introduction-draft";
import { FIRST_CHOICE_ENDINGS, FIRST_CHOICES, ORDER_ENDS, ORDER_NOTES } from "./order-ends";
import { orderOf } from "./order-of";
import { ORDER_TEMPLATES, UNORDERED_TEMPLATES } from "./order-templates";
import { writePairSentence, writePlaceSentence } from "./write-reason";

/** How the picks run: by what the first and the last are and tell, or in a sentence of its own. */
export function writeOrderParagraph(draft: IntroductionDraft): OptionalSentence[] {
  const ends = writeOrderEnds(draft);
  if (ends.length > 0) return ends;
  if (orderOf(draft) !== null) return [writeOrderSentence(draft), writeMiddleSentence(draft)];
  const told = [writeFirstChoice(draft), writePlaceSentence(draft)];
  return told.some((sentence) => sentence !== null) ? told : [writeOrderSentence(draft)];
}

/** "They stand by age": after an introduction that names some picks already. */
export function writeOrderNote(draft: IntroductionDraft): OptionalSentence {
  const ids = draft.highlights.flatMap(({ m }) => m.factsId ?? []);
  const notes = ORDER_NOTES[orderOf(draft) ?? ""] ?? [];
  return draft.highlights.length < 3
    ? null
    : freshestSentence(
        draft,
        notes.map((text) => ({ text, ids, about: [] })),
        "note",
      );
}

/** "We would begin with Toyose, which …": picks without a named order stand in that of our choice. */
function writeFirstChoice(draft: IntroductionDraft): OptionalSentence {
  const [first] = draft.highlights;
  if (!first || draft.highlights.length < 3) return null;
  // To begin somewhere wants a reason that has to do with the wish.
  const answers = first.introductions.filter(({ isAnswer }) => isAnswer);
  const led = endPhrases(draft, first, [""], answers).map((phrase) => ({
    ...phrase,
    text: phrase.text.trim().replace(/\.$/, ""),
  }));
  const ended = led.flatMap((phrase) =>
    FIRST_CHOICE_ENDINGS.map((ending) => ({ ...phrase, text: `${phrase.text}, ${ending}.` })),
  );
  return freshestSentence(draft, [...endPhrases(draft, first, FIRST_CHOICES, answers), ...ended], "first");
}

/** "Farthest north is Mandalay, which makes …": an editor's sentence about each end, where there is one for both. */
function writeOrderEnds(draft: IntroductionDraft): GroundedSentence[] {
  const { highlights } = draft;
  const [first, last] = [highlights[0], highlights.at(-1)];
  const leads = ORDER_ENDS[orderOf(draft) ?? ""];
  if (!first || !last || highlights.length < 3 || !leads) return [];
  const ends = [endPhrases(draft, first, leads.first), endPhrases(draft, last, leads.last)];
  if (ends.some((phrases) => phrases.length === 0)) return [];
  return ends.map((phrases, at) => freshestSentence(draft, phrases, `end:${at}`)).filter((each) => each !== null);
}

/** What editors wrote that begins with the place's name, and is not said yet, after what is true of an end. */
const endPhrases = (
  { told }: IntroductionDraft,
  end: Highlight,
  leads: readonly string[],
  introductions: readonly Introduction[] = end.introductions,
): FactPhrase[] =>
  introductions.flatMap(({ text, evidenceIds: ids }) => {
    const clause = told.has(text) ? null : asRelativeClause(text, end.name);
    return clause ? leads.map((lead) => ({ text: `${lead} ${clause}`, ids, about: [end], origin: text })) : [];
  });

/** "Mandalay makes …" as "Mandalay, which makes …", if nothing else in the sentence has a subject of its own. */
const asRelativeClause = (text: string, name: string): string | null =>
  text.startsWith(`${name} `) && !/[;:]|, (?:and|but|while|since|because|so) /.test(text)
    ? text.replace(name, () => `${name}, which`)
    : null;

function writeOrderSentence(draft: IntroductionDraft): OptionalSentence {
  const { highlights, seed } = draft;
  const [first, last] = [highlights[0], highlights.at(-1)];
  if (!first || !last || highlights.length < 3) return null;
  const middle = seededShuffle(highlights.slice(1, -1), `${seed}:halfway`)[0];
  const forms = ORDER_TEMPLATES[orderOf(draft) ?? ""] ?? UNORDERED_TEMPLATES;
  const about = [first, last, ...(middle ? [middle] : [])];
  const ids = [...new Set(about.flatMap((each) => each.ids))];
  const texts = forms.flatMap((form) => form({ first, middle, last }) || []);
  return freshestSentence(
    draft,
    texts.map((text) => ({ text, ids, about })),
    "order",
  );
}

/** The picks between the first and the last, if the guide is long enough to have some not mentioned yet. */
const writeMiddleSentence = (draft: IntroductionDraft): OptionalSentence => {
  const between = draft.highlights.slice(1, -1).filter((highlight) => !draft.mentioned.has(highlight));
  return between.length < 2 ? null : (writePlaceSentence(draft) ?? writePairSentence(draft, between));
};
