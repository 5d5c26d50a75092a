import { z } from "zod";
import { CITIES } from "@/lib/core/cities";
import type { StageName } from "./guide";
import type { Candidates, Composition, Idea, Research, Saving, SearchPlan, Selections } from "./stages";

const Verdict = z.object({ label: z.string(), verdict: z.enum(["met", "unmet", "unknown"]) });
const GroundedSentence = z.object({ text: z.string(), evidenceIds: z.array(z.string()) });
const texts = z.array(z.string());

export const ConstraintField = z.enum([
  ...["cuisine", "dish", "area", "price", "diet", "vibe"],
  ...["goodFor", "meal", "feature", "name", "keyword"],
] as const);

const Constraint = z.object({
  field: ConstraintField,
  values: texts,
  isNegated: z.boolean(),
  isHard: z.boolean(),
  label: z.string(),
});

const KeptIdea: z.ZodType<Idea> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("refused"), message: z.string() }),
  z.object({
    kind: z.literal("idea"),
    title: z.string(),
    angle: z.string(),
    constraints: z.array(Constraint),
    unknowns: texts,
    size: z.number(),
  }),
]);

const KeptPlans: z.ZodType<SearchPlan[]> = z.array(
  z.object({ id: z.string(), query: z.string(), cuisines: texts, areas: texts, why: z.string() }),
);

const Rejection = z.object({
  id: z.string(),
  name: z.string(),
  reason: z.string(),
  kind: z
    .enum([
      ...["closed", "elsewhere", "never_again", "same_place", "constraint"],
      ...["invented", "repeated", "outranked", "taken_out"],
    ] as const)
    .optional(),
  score: z.number().optional(),
});

const Place = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.enum(CITIES),
  town: z.string().nullable(),
  neighbourhood: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  googlePlaceId: z.string().nullable(),
  cuisines: texts,
  priceLevel: z.number().nullable(),
  dishes: z.array(z.object({ name: z.string(), detail: z.string().nullable() })),
  room: z.string().nullable(),
  vibes: texts,
  goodFor: texts,
  meals: texts,
  diets: texts,
  features: texts,
  foundedIn: z.number().nullable(),
  editorialSummary: z.string().nullable(),
  rating: z.number().nullable(),
  userRatingCount: z.number().nullable(),
  status: z.enum(["open", "temporarily_closed", "closed"]),
  relevance: z.number(),
});

const KeptCandidates: z.ZodType<Candidates> = z.object({
  places: z.array(Place),
  problems: texts,
  rejected: z.array(Rejection),
  searches: z.array(z.object({ planId: z.string(), found: z.number().nullable() })).optional(),
});

const KeptSelections: z.ZodType<Selections> = z.object({
  picks: z.array(
    z.object({
      placeId: z.string(),
      reason: z.string(),
      verdicts: z.array(Verdict),
      searchRank: z.number().optional(),
      score: z.number().optional(),
      isFiller: z.boolean().optional(),
    }),
  ),
  rejected: z.array(Rejection),
  unmet: texts,
  order: z.string(),
});

const KeptResearch: z.ZodType<Research> = z.object({
  evidence: z.array(
    z.object({
      id: z.string(),
      placeId: z.string(),
      about: z.enum(["story", "cooking", "room", "know", "order", "summary", "dish", "review", "facts"]),
      text: z.string(),
      source: z.string(),
      sourceUrl: z.string().nullable(),
      datedOn: z.string(),
    }),
  ),
  photos: z.array(z.object({ placeId: z.string(), url: z.string(), source: z.string() })),
  problems: texts,
});

const KeptComposition: z.ZodType<Composition> = z.object({
  title: z.string(),
  introduction: z.array(z.array(GroundedSentence)),
  entries: z.array(z.object({ placeId: z.string(), sentences: z.array(GroundedSentence) })),
  rejectedSentences: z.array(
    z.object({
      text: z.string(),
      reason: z.string(),
      where: z.string().optional(),
      outcome: z.enum(["rewritten", "removed", "replaced"]).optional(),
      rewrittenAs: z.string().optional(),
      secondReason: z.string().optional(),
    }),
  ),
  standIns: z.array(z.object({ where: z.string(), what: z.string() })).optional(),
});

const KeptSaving: z.ZodType<Saving> = z.object({ guideId: z.string() });

/** Each stage's output as a record keeps it. One of another make is shown as JSON, and is not run on from. */
const STAGE_SCHEMAS = {
  idea: KeptIdea,
  searchPlans: KeptPlans,
  candidates: KeptCandidates,
  selections: KeptSelections,
  research: KeptResearch,
  composition: KeptComposition,
  saving: KeptSaving,
} satisfies Record<StageName, z.ZodType>;

export type StageOutputs = { [Stage in StageName]: z.infer<(typeof STAGE_SCHEMAS)[Stage]> };

/** A stage's output, typed; null where there is none or it is of another make. */
export function readStageOutput<Stage extends StageName>(stage: Stage, data: unknown): StageOutputs[Stage] | null {
  const parsed = STAGE_SCHEMAS[stage].safeParse(data);
  return parsed.success ? (parsed.data as StageOutputs[Stage]) : null;
}
