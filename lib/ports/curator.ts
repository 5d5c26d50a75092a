import type { SeasonFact, Week } from "@/lib/contracts/season-fact";
import type { ModelUsage } from "@/lib/contracts/stage-name";
import type {
  AcceptedIdea,
  Candidates,
  ConstraintVerdict,
  EvidenceSnippet,
  GroundedSentence,
  Idea,
  Place,
  RecentTexts,
  SearchPlan,
  Selections,
  WrittenEntry,
} from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";

/** What the domain hands every call: the clock, the reader's patience, and where to count what was spent. */
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

/** A Thursday that wants a theme. */
export type ThemeBrief = {
  city: City;
  week: Week;
  /** All that is known to hold in that week: nothing else dated may be said. */
  facts: SeasonFact[];
  /** Themes that are taken, those of the weeks nearest first; `weeksAway` is null for guides without a week. */
  taken: { theme: string; weeksAway: number | null }[];
  /** What the city has enough of to fill a guide. */
  available: { cuisines: string[]; areas: string[] };
  /** Ideas for this very week that did not pass, with why. */
  rejected: { theme: string; reason: string }[];
};

/** A theme is also the wish that its guide is made from. */
export type ThemeIdea = { theme: string; rationale: string; factIds: string[] };

/**
 * Whoever reads wishes and writes guides: a language model, or the house curator.
 * Neither is trusted: ids, constraints and sentences are checked by the stages that call it.
 */
export interface Curator {
  readonly name: "house" | "model";
  /** Stage 1. */
  parsePrompt(input: { city: City; prompt: string }, ctx: CuratorContext): Promise<Idea>;
  /** Stage 2. */
  planSearches(input: { city: City; prompt: string; idea: AcceptedIdea }, ctx: CuratorContext): Promise<SearchPlan[]>;
  /** Stage 4, over candidates that meet the hard constraints as far as is known. */
  selectPlaces(
    input: { city: City; prompt: string; idea: AcceptedIdea; candidates: Candidates["places"] },
    ctx: CuratorContext,
  ): Promise<{
    picks: { placeId: string; reason: string }[];
    order: Selections["order"];
    /** By place id, higher is better: for whoever looks behind the guide. Absent where the curator keeps none. */
    scores?: Record<string, number>;
  }>;
  /** Stage 6, one call per entry, side by side. `index` counts from 0 in the guide's order. */
  writeEntry(input: { story: GuideBrief; index: number }, ctx: CuratorContext): Promise<WrittenEntry>;
  /** Stage 6, after the entries. */
  writeIntroduction(
    input: { story: GuideBrief; entries: WrittenEntry[] },
    ctx: CuratorContext,
  ): Promise<{ title: string; introduction: GroundedSentence[][] }>;
  /** Stage 6: sentences the checker refused, to be written again once. Same order and length as `refused`. */
  rewriteSentences(
    input: { refused: { sentence: GroundedSentence; reason: string }[]; evidence: EvidenceSnippet[] },
    ctx: CuratorContext,
  ): Promise<GroundedSentence[]>;
  /** Ideas for the guide of one Thursday, best first; the first that passes is taken. */
  suggestThemes(brief: ThemeBrief, ctx: CuratorContext): Promise<ThemeIdea[]>;
  /** The "Need inspiration?" button. */
  examplePrompt(input: { city: City; places: Place[] }, ctx: CuratorContext): Promise<string>;
}
