import { z } from "zod";
import { CITIES, type City } from "@/lib/core/cities";
import { Constraint, ConstraintVerdict } from "./constraint";
import { EvidenceSnippet, Place } from "./place";
import { type PromptCorrection, PromptReading } from "./reading";
import type { StageName } from "./stage-name";
import { TooFewFit } from "./too-few-places";

export * from "./constraint";
export * from "./place";
export * from "./reading";

/** What every stage is given besides the outputs of the stages before it. */
export type GuideInput = {
  city: City;
  prompt: string;
  /** What the author said of an earlier reading of the same prompt. */
  corrections?: readonly PromptCorrection[] | undefined;
};

export const AcceptedIdea = z.object({
  kind: z.literal("idea"),
  /** The working title; the headline is polished later. */
  title: z.string(),
  /** One sentence: what holds the picks together. */
  angle: z.string(),
  constraints: z.array(Constraint),
  /** Where the prompt says it is to be, and its author let go: the introduction says which places aren't there. */
  leftOut: z.array(Constraint).optional(),
  /** Every span recognized in the prompt, in order. Absent from older records. */
  readings: z.array(PromptReading).optional(),
  /** What the prompt asks for and no evidence can tell; the introduction says so. */
  unknowns: z.array(z.string()),
  /** How many places to choose, 5 to 8 unless the prompt says otherwise (1 to 10). */
  size: z.number(),
  /** What was changed in a model's reading because the rules disagreed, as sentences. Absent where rules read alone. */
  guarded: z.array(z.string()).optional(),
});
export type AcceptedIdea = z.infer<typeof AcceptedIdea>;

/** Stage 1. A prompt that does not ask for food, names somewhere else, or only a restaurant, is refused with a sentence. */
export const Idea = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("refused"),
    message: z.string(),
    reason: z.enum(["not about food", "somewhere else", "a name"]).optional(),
    /** Of a restaurant's name: what to ask for a guide of places like it. */
    instead: z.string().optional(),
    /** Which of our cities has what was asked about, where another one does. */
    city: z.enum(CITIES).optional(),
  }),
  AcceptedIdea,
]);
export type Idea = z.infer<typeof Idea>;

/** Stage 2 makes a list of these. */
export const SearchPlan = z.object({
  id: z.string(),
  query: z.string(),
  cuisines: z.array(z.string()),
  areas: z.array(z.string()),
  /** Places within so many meters of any of these points fit too. Absent where the prompt names no landmark. */
  around: z.array(z.object({ latitude: z.number(), longitude: z.number(), meters: z.number() })).optional(),
  why: z.string(),
});
export type SearchPlan = z.infer<typeof SearchPlan>;

/** Why a place did not go in, for code that sorts rejections; the reason says it in words. */
export const RejectionKind = z.enum([
  ...["closed", "elsewhere", "never_again", "resting", "same_place", "constraint"],
  ...["invented", "repeated", "outranked", "taken_out"],
] as const);
export type RejectionKind = z.infer<typeof RejectionKind>;

export const Rejection = z.object({
  id: z.string(),
  name: z.string(),
  reason: z.string(),
  /** Absent from records older than this field. */
  kind: RejectionKind.optional(),
  /** The curator's own score, where it gives one; absent from older records. */
  score: z.number().optional(),
});
export type Rejection = z.infer<typeof Rejection>;

/** Stage 3. */
export const Candidates = z.object({
  /** Best first. */
  places: z.array(Place),
  /** Searches that failed, as sentences; the guide goes on without them. */
  problems: z.array(z.string()),
  rejected: z.array(Rejection),
  /** What each plan found, in the order of the plans; null where it failed. */
  searches: z.array(z.object({ planId: z.string(), found: z.number().nullable() })).optional(),
});
export type Candidates = z.infer<typeof Candidates>;

/** Stage 4. In the order in which the guide presents them. */
export const Selections = z.object({
  picks: z.array(
    z.object({
      placeId: z.string(),
      reason: z.string(),
      verdicts: z.array(ConstraintVerdict),
      /** Counts from 1, among the candidates as the searches ranked them. */
      searchRank: z.number().optional(),
      /** The curator's own score, where it gives one. */
      score: z.number().optional(),
      /** The curator did not choose it: it fills a list that was too short. */
      isFiller: z.boolean().optional(),
    }),
  ),
  rejected: z.array(Rejection),
  /** The constraints that some of the picks fall short of, as labels: the guide says so. */
  unmet: z.array(z.string()),
  /** How the order runs: "near to far", "cheap to splurge"; the introduction says it. */
  order: z.string(),
  /** There is no guide: fewer than three places fit, and the picks are at most two that fit or come close. */
  tooFew: TooFewFit.optional(),
});
export type Selections = z.infer<typeof Selections>;

/** What the order of a guide's picks is called when they follow none of the named ones. */
export const NO_ORDER = "the one we would try first to the one we would try last";

/** Stage 5. */
export const Research = z.object({
  evidence: z.array(EvidenceSnippet),
  photos: z.array(z.object({ placeId: z.string(), url: z.string(), source: z.string() })),
  problems: z.array(z.string()),
});
export type Research = z.infer<typeof Research>;

/** A written sentence and the evidence it rests on. */
export const GroundedSentence = z.object({ text: z.string(), evidenceIds: z.array(z.string()) });
export type GroundedSentence = z.infer<typeof GroundedSentence>;

/** Sentences as a reader sees them, one after the other. */
export const joinSentences = (sentences: readonly GroundedSentence[]): string =>
  sentences.map(({ text }) => text).join(" ");

export const WrittenEntry = z.object({ placeId: z.string(), sentences: z.array(GroundedSentence) });
export type WrittenEntry = z.infer<typeof WrittenEntry>;

/** What the checker took out, why, and what became of it. Records older than the optional fields are without them. */
export const RejectedSentence = z.object({
  text: z.string(),
  reason: z.string(),
  /** "title", "introduction", or the id of the place that the entry is about. */
  where: z.string().optional(),
  outcome: z.enum(["rewritten", "removed", "replaced"]).optional(),
  rewrittenAs: z.string().optional(),
  /** Why the rewritten sentence was rejected too. */
  secondReason: z.string().optional(),
});
export type RejectedSentence = z.infer<typeof RejectedSentence>;

/** Where what was written was rejected, and what stands there instead. */
export const TextFallback = z.object({ where: z.string(), what: z.string() });
export type TextFallback = z.infer<typeof TextFallback>;

/** Stage 6. */
export const Composition = z.object({
  title: z.string(),
  introduction: z.array(z.array(GroundedSentence)),
  entries: z.array(WrittenEntry),
  rejectedSentences: z.array(RejectedSentence),
  fallbacks: z.array(TextFallback).optional(),
});
export type Composition = z.infer<typeof Composition>;

/** Stage 7. */
export const Saving = z.object({ guideId: z.string() });
export type Saving = z.infer<typeof Saving>;

const STAGE_OUTPUTS = {
  idea: Idea,
  searchPlans: z.array(SearchPlan),
  candidates: Candidates,
  selections: Selections,
  research: Research,
  composition: Composition,
  saving: Saving,
} satisfies Record<StageName, z.ZodType>;

/** What each stage comes to, by its name. */
export type StageOutputs = { [Stage in StageName]: z.infer<(typeof STAGE_OUTPUTS)[Stage]> };

const SCHEMAS: { [Stage in StageName]: z.ZodType<StageOutputs[Stage]> } = STAGE_OUTPUTS;

/**
 * A stored stage output, typed; null where there is none, or where another release stored it in another shape: that is
 * shown as JSON, and no run starts from it.
 */
export function readStageOutput<Stage extends StageName>(stage: Stage, data: unknown): StageOutputs[Stage] | null {
  const parsed = SCHEMAS[stage].safeParse(data);
  return parsed.success ? parsed.data : null;
}

/**
 * Texts of published guides that a new one must not repeat, the newest first: the headlines and the introductions' sentences
 * of its city and of the others, and of its city the first of those sentences and the paragraphs on the same places.
 */
export type RecentTexts = {
  titles: readonly string[];
  otherTitles: readonly string[];
  openings: readonly string[];
  sentences: readonly string[];
  otherSentences: readonly string[];
  paragraphs: readonly string[];
};
export const NO_RECENT_TEXTS: RecentTexts = {
  titles: [],
  otherTitles: [],
  openings: [],
  sentences: [],
  otherSentences: [],
  paragraphs: [],
};
