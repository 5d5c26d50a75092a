import type { GroundedSentence } from "@/lib/contracts/stages";
import { singularsOf } from "@/lib/guides/checker/word-forms";
import { framesOf } from "@/lib/guides/originality/shapes";

/** How many of a sentence's words another may have as well. */
const SHARED_WORDS_MAX = 0.5;

/** Whether what a sentence says of a place stands in one of these too: half of its words, or five in a row. */
export const tellsAgain = (text: string, sentences: readonly GroundedSentence[], name: string): boolean =>
  sharedWords(text, sentences, name) > SHARED_WORDS_MAX || sharesFrame(text, sentences);

/** The same either way around: "have a fish taco, grilled if you are unsure" says nothing beside more about the grilled fish taco. */
export const tellsTheSame = (text: string, sentences: readonly GroundedSentence[], name: string): boolean =>
  tellsAgain(text, sentences, name) ||
  sentences.some((told) => sharedWords(told.text, [{ text, evidenceIds: [] }], name) > SHARED_WORDS_MAX);

/** Whether five words in a row stand in one of the sentences. */
function sharesFrame(text: string, sentences: readonly GroundedSentence[]): boolean {
  const told = new Set(sentences.flatMap((sentence) => framesOf(sentence.text)));
  return framesOf(text).some((frame) => told.has(frame));
}

/** The share of a sentence's words of four letters that one of the sentences has as well, 0 to 1. */
export function sharedWords(text: string, sentences: readonly GroundedSentence[], name: string): number {
  const words = [...singularsOf(text.replaceAll(name, ""))].filter((word) => word.length > 3);
  const shares = sentences.map((sentence) => {
    const told = singularsOf(sentence.text);
    return words.filter((word) => told.has(word)).length / Math.max(1, words.length);
  });
  return Math.max(0, ...shares);
}
