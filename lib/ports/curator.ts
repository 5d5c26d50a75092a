import type { SeasonFact, Week } from "@/lib/contracts/season-fact";
import type { ModelUsage } from "@/lib/contracts/stage-name";
import type {
  AcceptedIdea,
  Candidates,
  ConstraintVerdict,
  EvidenceSnippet,
  GroundedSentence,
  GuideInput,
  Idea,
  Place,
  RecentTexts,
  SearchPlan,
  Selections,
  WrittenEntry,
} from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";

/** What the domain passes to every call: the time, the signal, and where to record usage. */
export type CuratorContext = { now: Date; signal: AbortSignal; recordUsage: (usage: ModelUsage) => void };

export type GuidePick = { place: Place; reason: string; verdicts: ConstraintVerdict[]; evidence: EvidenceSnippet[] };

export type GuideBrief = {
  city: City;
  prompt: string;
  idea: AcceptedIdea;
  picks: GuidePick[];
  unmet: string[];
  order: string;
  recent: RecentTexts;
};

/** What of a first attempt was too near to another guide, and why. */
export type TooNear = { text: string; reason: string; where: "title" | "introduction" };

/** A Thursday that needs a theme. */
export type ThemeBrief = {
  city: City;
  week: Week;
  /** The known facts about that week: a theme may refer to no other dates. */
  facts: SeasonFact[];
  /** Existing themes, those of the nearest weeks first; `weeksAway` is null for guides without a week. */
  taken: { theme: string; weeksAway: number | null }[];
  /** What the city has enough places of to fill a guide. */
  available: { cuisines: string[]; areas: string[] };
  /** Ideas for this week that were rejected, with the reason. */
  rejected: { theme: string; reason: string }[];
};

/** A theme is also the prompt that its guide is made from. */
export type ThemeIdea = { theme: string; rationale: string; factIds: string[] };

/** What reads a prompt: stage 1 alone. */
export type PromptReader = Pick<Curator, "parsePrompt">;

/**
 * Reads prompts and writes guides: a language model, or the house curator. Neither is trusted: the stages check the ids,
 * constraints and sentences that it returns.
 */
export interface Curator {
  readonly name: "house" | "model";
  /** Reads the same prompts by rules, for stage 1 to check a model's readings against; null for the house curator. */
  readonly promptChecker: PromptReader | null;
  /** Stage 1. */
  parsePrompt(input: GuideInput, ctx: CuratorContext): Promise<Idea>;
  /** Stage 2. */
  planSearches(input: { city: City; prompt: string; idea: AcceptedIdea }, ctx: CuratorContext): Promise<SearchPlan[]>;
  /** Stage 4, over candidates that meet the hard constraints as far as is known. */
  selectPlaces(
    input: { city: City; prompt: string; idea: AcceptedIdea; candidates: Candidates["places"] },
    ctx: CuratorContext,
  ): Promise<{
    picks: { placeId: string; reason: string }[];
    order: Selections["order"];
    /** By place id, higher is better; shown in debug runs. Absent if the curator has none. */
    scores?: Record<string, number>;
  }>;
  /** Stage 6, one call per entry, in parallel. `index` counts from 0 in the guide's order. */
  writeEntry(input: { brief: GuideBrief; index: number }, ctx: CuratorContext): Promise<WrittenEntry>;
  /** Stage 6, after the entries; a second time with what was too near to another guide in the first. */
  writeIntroduction(
    input: { brief: GuideBrief; entries: WrittenEntry[]; tooNear: TooNear[] },
    ctx: CuratorContext,
  ): Promise<{ title: string; introduction: GroundedSentence[][] }>;
  /** Stage 6: rewrites the sentences that the checker rejected, once. Same order and length as `refused`. */
  rewriteSentences(
    input: { refused: { sentence: GroundedSentence; reason: string }[]; evidence: EvidenceSnippet[] },
    ctx: CuratorContext,
  ): Promise<GroundedSentence[]>;
  /** Ideas for the theme of one Thursday, best first; the first that passes is used. */
  suggestThemes(brief: ThemeBrief, ctx: CuratorContext): Promise<ThemeIdea[]>;
  /** For the "Need inspiration?" button. */
  examplePrompt(input: { city: City; places: Place[] }, ctx: CuratorContext): Promise<string>;
}
