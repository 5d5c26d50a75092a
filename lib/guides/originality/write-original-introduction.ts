import type { GroundedSentence, RejectedSentence, WrittenEntry } from "@/lib/contracts/stages";
import type { GuideBrief, TooNear } from "@/lib/ports/curator";
import type { StageCtx } from "../stage-ctx";
import type { Archive } from "./archive";
import { openingRepetition, titleRepetition } from "./check-originality";

type Introduction = { title: string; introduction: GroundedSentence[][] };

/**
 * The headline and the introduction. Where they are too near to another guide's, the curator is told and writes again,
 * once; an opening that is still near gives way to the sentence after it.
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
  return withoutRepeatedOpening(second, archive);
}

function repetitionsOf({ title, introduction }: Introduction, archive: Archive): TooNear[] {
  const opening = introduction[0]?.[0]?.text ?? "";
  const ofTitle = titleRepetition(title, archive);
  const ofOpening = openingRepetition(opening, archive);
  return [
    ...(ofTitle ? [{ text: title, reason: ofTitle, where: "title" as const }] : []),
    ...(ofOpening ? [{ text: opening, reason: ofOpening, where: "introduction" as const }] : []),
  ];
}

function withoutRepeatedOpening({ title, introduction }: Introduction, archive: Archive): Introduction {
  const [[opening, ...rest] = [], ...paragraphs] = introduction;
  if (!opening || rest.length === 0 || openingRepetition(opening.text, archive) === null)
    return { title, introduction };
  return { title, introduction: [rest, ...paragraphs] };
}
