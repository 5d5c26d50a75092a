import type { GroundedSentence, RejectedSentence, WrittenEntry } from "@/lib/contracts/stages";
import type { GuideBrief, TooNear } from "@/lib/ports/curator";
import type { StageCtx } from "../stage-ctx";
import type { Archive } from "./archive";
import { moldRepetition, openingRepetition, titleRepetition } from "./check-originality";

type Introduction = { title: string; introduction: GroundedSentence[][] };

/**
 * The headline and the introduction. Where they are too near to another guide's, the curator is told and writes again,
 * once; a sentence that is still near gives way to the others of its paragraph.
 */
export async function writeOriginalIntroduction(
  input: { brief: GuideBrief; entries: WrittenEntry[] },
  archive: Archive,
  rejected: RejectedSentence[],
  ctx: StageCtx,
): Promise<Introduction> {
  const first = await ctx.curator.writeIntroduction({ ...input, tooNear: [] }, ctx);
  const tooNear = repetitionsOf(first, archive);
  if (tooNear.length === 0) return first;
  for (const { text, reason, where } of tooNear) rejected.push({ text, reason, where, outcome: "rewritten" });
  const second = await ctx.curator.writeIntroduction({ ...input, tooNear }, ctx);
  return withoutRepetitions(second, archive);
}

function repetitionsOf({ title, introduction }: Introduction, archive: Archive): TooNear[] {
  const ofTitle = titleRepetition(title, archive);
  const told = introduction.slice(0, TOLD_PARAGRAPHS).flatMap((paragraph, at) =>
    paragraph.flatMap(({ text }, place) => {
      const reason = repetitionAt(text, at + place === 0, archive);
      return reason ? [{ text, reason, where: "introduction" as const }] : [];
    }),
  );
  return [...(ofTitle ? [{ text: title, reason: ofTitle, where: "title" as const }] : []), ...told];
}

/** The paragraphs after these say what is missing and what to ask for, which is said again as often as it is true. */
const TOLD_PARAGRAPHS = 2;

const repetitionAt = (text: string, isOpening: boolean, archive: Archive): string | null =>
  (isOpening ? openingRepetition(text, archive) : null) ?? moldRepetition(text, archive);

function withoutRepetitions({ title, introduction }: Introduction, archive: Archive): Introduction {
  const told = introduction.map((paragraph, at) => {
    if (at >= TOLD_PARAGRAPHS) return paragraph;
    const kept = paragraph.filter(({ text }, place) => repetitionAt(text, at + place === 0, archive) === null);
    return kept.length > 0 ? kept : paragraph.slice(0, 1);
  });
  return { title, introduction: told };
}
