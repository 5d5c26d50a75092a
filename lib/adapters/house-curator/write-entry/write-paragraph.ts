import type { GroundedSentence } from "@/lib/contracts/stages";
import { checkSentence } from "@/lib/guides/checker/check-sentence";
import type { Grounding } from "@/lib/guides/checker/grounding";
import { leansBack } from "@/lib/guides/checker/leans-back";
import { archiveOf } from "@/lib/guides/originality/archive";
import { entryRepetition } from "@/lib/guides/originality/check-originality";
import type { GuideBrief } from "@/lib/ports/curator";
import { findPhrases, type MatchedPhrases } from "../constraint-phrases/find-phrases";
import { editorialSentencesOf } from "../editorial-sentences";
import type { MaterialNote, PlaceMaterial } from "../place-material";
import { hashText, seededPick, seededShuffle } from "../seeded-random";
import { suitsWish } from "../suits-wish";
import { tellsTheSame } from "../tells-again";
import { editorialOutline, takeEditorialSentence } from "./editorial-entry";
import { takeEditorialParagraph } from "./editorial-paragraph";
import { type EntryDraft, renderTemplate } from "./entry-draft";
import { ENTRY_OUTLINES, type ReasonCarrier, type SentenceKind } from "./entry-outlines";
import { FALLBACK_TEMPLATES, SUMMARY_LEAD_INS } from "./fallback-templates";
import { namesUnsuitableDish } from "./rank-dishes";
import {
  buildAdviceSentence,
  buildDishSentence,
  buildFactSentence,
  buildNoteSentence,
  buildOccasionDishSentence,
  buildRoomAndDishSentence,
  buildRoomSentence,
} from "./sentence-builders";

export type ParagraphAttempt = {
  sentences: GroundedSentence[];
  usedKeys: ReadonlySet<string>;
  /** There is a paragraph that suits the wish better. */
  isSecondBest: boolean;
};
type ParagraphInput = {
  m: PlaceMaterial;
  story: GuideBrief;
  index: number;
  ground: Grounding;
  used: ReadonlySet<string>;
  /** Which of an editor's paragraphs is taken whole: the one that suits the wish best, any that suits it, or none. */
  paragraphs: "best" | "any" | "none";
  seed: string;
};

/**
 * One attempt at a place's two to four sentences, each supported by its evidence: an editor's paragraph where
 * one is left that no guide has had, else editors' sentences, else the house's own.
 */
export function writeParagraph({ m, story, index, ground, used, paragraphs, seed }: ParagraphInput): ParagraphAttempt {
  const archive = archiveOf(story.recent);
  const isNew = (text: string) => entryRepetition(text, archive) === null;
  const whole =
    paragraphs === "none"
      ? null
      : takeEditorialParagraph({ m, story, ground, isNew, isAnyTaken: paragraphs === "any", seed });
  if (whole) return { ...whole, usedKeys: new Set() };
  const editorial = editorialSentencesOf(m.place).filter(
    ({ text, introduces, goodFor }) =>
      (!introduces || goodFor !== null) &&
      // Its subject may be left out, or told by no sentence beside it.
      !leansBack(text) &&
      isNew(text) &&
      suitsWish(text, story.idea) &&
      !namesUnsuitableDish(text, m, story.idea),
  );
  const draft: EntryDraft = { material: m, editorial, seed, usedInGuide: used, usedInDraft: new Set() };
  const sentences: GroundedSentence[] = [];
  const add = (sentence: GroundedSentence | null) => {
    // A dish's detail is told once.
    if (
      sentence &&
      !tellsTheSame(sentence.text, sentences, m.name) &&
      checkSentence(sentence, ground, "entry") === null
    )
      sentences.push(sentence);
  };
  const outline = editorial.length > 0 ? editorialOutline(draft, story.idea) : [];
  for (const [told, kind] of outline.entries())
    if (told < OUTLINE_MAX || sentences.length < SENTENCES_MIN) add(takeEditorialSentence(draft, story.idea, kind));
  if (sentences.length < SENTENCES_MIN) {
    const fits = findPhrases(m, story.idea, index);
    const { carrier, fit, note } = chooseCarrier(m, fits, story, seed);
    const notes = seededShuffle(m.notes, `${seed}:notes`).filter(
      ({ id, text }) =>
        id !== note?.id && !leansBack(text) && suitsWish(text, story.idea) && !namesUnsuitableDish(text, m, story.idea),
    );
    const tell = (move: SentenceKind) => {
      const sentence = buildSentence(move, { draft, story, carrier, fit, note, notes });
      if (sentence && isNew(sentence.text) && suitsWish(sentence.text, story.idea)) add(sentence);
    };
    const moves = seededPick(ENTRY_OUTLINES[carrier] as [SentenceKind[], ...SentenceKind[][]], `${seed}:shape`);
    // Where other guides have said it all, the place is told from its other sides.
    if (sentences.length === 0) moves.forEach(tell);
    for (const move of OTHER_SIDES) if (sentences.length < SENTENCES_MIN) tell(move);
  }
  if (sentences.length < SENTENCES_MIN) {
    const fallbacks = [...fallbackSentences(draft, story, sentences.length)].filter((sentence) => sentence !== null);
    for (const sentence of fallbacks) if (isNew(sentence.text)) add(sentence);
    // A place that every guide has told about, in every way, is told about again rather than not at all.
    for (const sentence of fallbacks) if (sentences.length === 0) add(sentence);
  }
  return { sentences, usedKeys: draft.usedInDraft, isSecondBest: true };
}

const SENTENCES_MIN = 2;
/** The longest outline; what follows it is only for want of sentences. */
const OUTLINE_MAX = 3;
const OTHER_SIDES: readonly SentenceKind[] = ["dish", "room", "note", "pair", "know", "roomdish", "dish"];

type ReasonChoice = { carrier: ReasonCarrier; fit: MatchedPhrases | undefined; note: MaterialNote | undefined };

/** Chooses the source of the reason for this prompt: preferably a note, and the facts last. */
function chooseCarrier(
  m: PlaceMaterial,
  fits: readonly MatchedPhrases[],
  brief: GuideBrief,
  seed: string,
): ReasonChoice {
  const choices: ReasonChoice[] = fits.flatMap((fit): ReasonChoice[] => {
    const note = m.notes.find(
      ({ text }) => fit.evidencePattern?.test(text) && !leansBack(text) && suitsWish(text, brief.idea),
    );
    const isRoomy =
      m.room && (fit.evidencePattern?.test(m.room.phrase) || fit.field === "vibe" || fit.field === "goodFor");
    return [
      ...(note ? [{ carrier: "note" as const, fit, note }] : []),
      ...(isRoomy && fit.tails ? [{ carrier: "room" as const, fit, note: undefined }] : []),
      ...(fit.leads ? [{ carrier: "dish" as const, fit, note: undefined }] : []),
      ...(fit.facts ? [{ carrier: "fact" as const, fit, note: undefined }] : []),
    ];
  });
  // Facts say least: use them only if nothing else fits the prompt, or occasionally.
  const better = choices.filter(({ carrier }) => carrier !== "fact");
  const pool = better.length > 0 && hashText(`${seed}:facts?`) % 4 > 0 ? better : choices;
  return seededShuffle(pool, `${seed}:carrier`)[0] ?? { carrier: "dish", fit: undefined, note: undefined };
}

type SentenceInput = ReasonChoice & {
  draft: EntryDraft;
  story: GuideBrief;
  notes: readonly MaterialNote[];
};

function buildSentence(
  move: SentenceKind,
  { draft, story, carrier, fit, note, notes }: SentenceInput,
): GroundedSentence | null {
  if (move === "fit") {
    if (carrier === "note") return buildNoteSentence(draft, note);
    if (carrier === "room") return buildRoomSentence(draft, fit);
    return fit ? buildFactSentence(draft, story.idea, fit) : null;
  }
  if (move === "dish" || move === "pair") {
    const occasionSentence = carrier === "dish" && fit ? buildOccasionDishSentence(draft, story.idea, fit) : null;
    return occasionSentence ?? buildDishSentence(draft, story.idea, move === "pair");
  }
  if (move === "roomdish") {
    if (carrier === "dish" && fit) return buildSentence("dish", { draft, story, carrier, fit, note, notes });
    return buildRoomAndDishSentence(draft, story.idea) ?? buildDishSentence(draft, story.idea, false);
  }
  if (move === "room") return buildRoomSentence(draft, undefined);
  if (move === "know") return buildAdviceSentence(draft, notes);
  return buildNoteSentence(
    draft,
    notes.find(({ about, id }) => about !== "know" && !draft.usedInDraft.has(id)),
  );
}

/** For a place with too little material: its summary, or else its facts. */
function* fallbackSentences(draft: EntryDraft, brief: GuideBrief, count: number): Generator<GroundedSentence | null> {
  const { material } = draft;
  if (material.summary) {
    const ids = [material.summary.id];
    if (count === 0 && material.factsId)
      yield renderTemplate(draft, "frame", SUMMARY_LEAD_INS, material, [material.factsId]);
    for (const text of material.summary.sentences.slice(0, 2)) yield { text, evidenceIds: ids };
    return;
  }
  const [fit] = findPhrases(material, brief.idea, 0);
  if (material.factsId) {
    const freshDraft = { ...draft, usedInGuide: new Set<string>() };
    yield renderTemplate(draft, "thin", FALLBACK_TEMPLATES, material, [material.factsId]) ??
      renderTemplate(freshDraft, "thin", FALLBACK_TEMPLATES, material, [material.factsId]);
  }
  if (fit) yield buildFactSentence(draft, brief.idea, fit);
}
