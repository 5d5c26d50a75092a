import type { City } from "@/lib/core/cities";
import type { StageUsage } from "./guide";

export type GuideInput = { city: City; prompt: string };

/** A restaurant's facts as the curator sees them: our row, whoever found it. */
export type Place = {
  id: string;
  name: string;
  address: string;
  city: City;
  town: string | null;
  neighbourhood: string | null;
  latitude: number;
  longitude: number;
  googlePlaceId: string | null;
  cuisines: string[];
  /** 1 ($) to 4 ($$$$). */
  priceLevel: number | null;
  dishes: { name: string; detail: string | null }[];
  room: string | null;
  vibes: string[];
  goodFor: string[];
  meals: string[];
  diets: string[];
  features: string[];
  foundedIn: number | null;
  editorialSummary: string | null;
  rating: number | null;
  userRatingCount: number | null;
  status: "open" | "temporarily_closed" | "closed";
  /** Search score of the plan that found it, 0 to 1. */
  relevance: number;
};

/** What a place is asked about. "name" holds place names (exclusions, "like Zuni"); "keyword" is free text for search. */
export type ConstraintField =
  | "cuisine"
  | "dish"
  | "area"
  | "price"
  | "diet"
  | "vibe"
  | "goodFor"
  | "meal"
  | "feature"
  | "name"
  | "keyword";

/** One thing the wish asks for. Values are alternatives: any of them satisfies it, or, when negated, none may hold. */
export type Constraint = {
  field: ConstraintField;
  /** Values of the catalogue's own vocabulary; for price, the allowed levels "1".."4". */
  values: string[];
  isNegated: boolean;
  /** Hard constraints decide who may be picked; soft ones only rank. */
  isHard: boolean;
  /** As a reader sees it in "why this pick": "Outer Sunset", "no sushi", "under $$$". */
  label: string;
};

/** Stage 1. A wish that is no wish for food, or names somewhere else, is refused with a sentence. */
export type Idea =
  | { kind: "refused"; message: string }
  | {
      kind: "idea";
      /** The working title; the headline is polished later. */
      title: string;
      /** One sentence: what holds the picks together. */
      angle: string;
      constraints: Constraint[];
      /** What was asked and can't be known from any evidence, said in the introduction. */
      unknowns: string[];
      /** How many places to choose, 5 to 8 unless the wish says otherwise (1 to 10). */
      size: number;
    };
export type AcceptedIdea = Extract<Idea, { kind: "idea" }>;

/** Stage 2. */
export type SearchPlan = { id: string; query: string; cuisines: string[]; areas: string[]; why: string };

/** Why a place did not go in, for whoever sorts them; the reason says it in words. */
export type RejectionKind =
  | "closed"
  | "elsewhere"
  | "never_again"
  | "same_place"
  | "constraint"
  | "invented"
  | "repeated"
  | "outranked"
  | "taken_out";
/** `score` is the curator's own, where it gives one. Records older than these fields are without them. */
export type Rejection = { id: string; name: string; reason: string; kind?: RejectionKind | undefined; score?: number };

/** Stage 3. */
export type Candidates = {
  /** Best first. */
  places: Place[];
  /** Where a search failed and the guide goes on without it. */
  problems: string[];
  rejected: Rejection[];
  /** What each plan brought, in the order of the plans; null where it failed. */
  searches?: { planId: string; found: number | null }[];
};

export type ConstraintVerdict = { label: string; verdict: "met" | "unmet" | "unknown" };

/** Stage 4. In the order in which the guide tells them. */
export type Selections = {
  picks: {
    placeId: string;
    reason: string;
    verdicts: ConstraintVerdict[];
    /** Counts from 1, among the candidates as the searches ranked them. */
    searchRank?: number | undefined;
    /** The curator's own, where it gives one. */
    score?: number | undefined;
    /** Nobody chose it: it fills a list that was too short. */
    isFiller?: boolean | undefined;
  }[];
  rejected: Rejection[];
  /** The constraints that too few places could meet, as labels: the guide says so. */
  unmet: string[];
  /** How the order runs: "near to far", "cheap to splurge"; the introduction says it. */
  order: string;
};

export type EvidenceSnippet = {
  id: string;
  placeId: string;
  about: "story" | "cooking" | "room" | "know" | "order" | "summary" | "dish" | "review" | "facts";
  text: string;
  source: string;
  sourceUrl: string | null;
  /** YYYY-MM-DD. */
  datedOn: string;
};

/** Stage 5. */
export type Research = {
  evidence: EvidenceSnippet[];
  photos: { placeId: string; url: string; source: string }[];
  problems: string[];
};

export type GroundedSentence = { text: string; evidenceIds: string[] };
/** Sentences as a reader sees them, one after the other. */
export const joinSentences = (sentences: readonly GroundedSentence[]): string =>
  sentences.map(({ text }) => text).join(" ");

export type WrittenEntry = { placeId: string; sentences: GroundedSentence[] };

/** Stage 6. */
export type Composition = {
  title: string;
  introduction: GroundedSentence[][];
  entries: WrittenEntry[];
  rejectedSentences: RejectedSentence[];
  /** Where what was written did not hold, and what stands there instead. */
  standIns?: StandIn[];
};

export type StandIn = { where: string; what: string };

/** What the checker took out, why, and what became of it. Records older than these fields are without them. */
export type RejectedSentence = {
  text: string;
  reason: string;
  /** "title", "introduction", or the id of the place that the entry is about. */
  where?: string;
  outcome?: "rewritten" | "removed" | "replaced";
  /** What it was rewritten as; where that did not hold either, why. */
  rewrittenAs?: string;
  secondReason?: string;
};

/** Stage 7. */
export type Saving = { guideId: string };

/** What is taken: headlines, opening sentences, and what was said of these places. */
export type RecentTexts = { titles: readonly string[]; sentences: readonly string[]; paragraphs: readonly string[] };
export const NO_RECENT_TEXTS: RecentTexts = { titles: [], sentences: [], paragraphs: [] };

/** `model` is who was asked, where anybody was. */
export type ModelUsage = Pick<StageUsage, "inputTokens" | "outputTokens" | "calls" | "model">;
