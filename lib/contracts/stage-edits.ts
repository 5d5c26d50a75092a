import { z } from "zod";
import { ConstraintField } from "./constraint";
import type { StageName } from "./stage-name";

const text = (max: number) => z.string().trim().min(1).max(max);
const words = z.array(text(80)).max(40);
const ids = z.array(text(200)).min(1).max(500);
const Sentence = z.object({ text: text(1000), evidenceIds: z.array(text(200)).max(40) });

const ConstraintEdit = z
  .object({
    field: ConstraintField,
    values: words.min(1),
    isNegated: z.boolean(),
    isDanger: z.boolean().optional(),
    isHard: z.boolean(),
    label: text(200),
  })
  .refine(({ field, values }) => field !== "price" || values.every((value) => /^[1-4]$/.test(value)), {
    path: ["values"],
    error: 'must be levels from "1" to "4", since the field is price',
  });

const PlanEdit = z
  .object({ query: z.string().trim().max(200), cuisines: words, areas: words, why: z.string().trim().max(300) })
  .refine(({ query, cuisines, areas }) => query !== "" || cuisines.length + areas.length > 0, {
    path: ["query"],
    error: "must not be empty where neither cuisines nor areas say what to look for",
  });

/** What an editor may replace a stage's output with. Facts, evidence and places can be chosen, never written. */
const STAGE_EDIT_SCHEMAS = {
  idea: z.object({
    title: text(110),
    angle: text(420),
    constraints: z.array(ConstraintEdit).max(60),
    unknowns: z.array(text(200)).max(20),
    size: z.number().int().min(1).max(10),
  }),
  searchPlans: z.object({ plans: z.array(PlanEdit).min(1).max(6) }),
  candidates: z.object({ placeIds: ids }),
  selections: z.object({
    picks: z
      .array(z.object({ placeId: text(200), reason: text(500) }))
      .min(1)
      .max(10),
    order: text(120),
  }),
  research: z.object({ evidenceIds: ids }),
  composition: z.object({
    title: text(200),
    introduction: z.array(z.array(Sentence).min(1).max(12)).min(1).max(6),
    entries: z
      .array(z.object({ placeId: text(200), sentences: z.array(Sentence).min(1).max(12) }))
      .min(1)
      .max(10),
  }),
} satisfies Partial<Record<StageName, z.ZodType>>;

export type EditableStage = keyof typeof STAGE_EDIT_SCHEMAS;
export type StageEdit<Stage extends EditableStage> = z.infer<(typeof STAGE_EDIT_SCHEMAS)[Stage]>;

export const isEditableStage = (stage: StageName): stage is EditableStage => stage in STAGE_EDIT_SCHEMAS;

type ParsedStageEdit<Stage extends EditableStage> =
  | { isValid: true; edit: StageEdit<Stage> }
  | { isValid: false; problem: string };

const SCHEMAS: { [Stage in EditableStage]: z.ZodType<StageEdit<Stage>> } = STAGE_EDIT_SCHEMAS;

/** Parses an editor's replacement of a stage's output; a problem is a sentence that names the field. */
export function parseStageEdit<Stage extends EditableStage>(stage: Stage, edit: unknown): ParsedStageEdit<Stage> {
  const parsed = SCHEMAS[stage].safeParse(edit);
  if (parsed.success) return { isValid: true, edit: parsed.data };
  const [issue] = parsed.error.issues;
  const field = (issue?.path ?? []).reduce<string>(
    (name, key) => (typeof key === "number" ? `${name}[${key}]` : name === "" ? String(key) : `${name}.${String(key)}`),
    "",
  );
  return { isValid: false, problem: `${field || "edit"} ${issue ? describeIssue(issue) : "is not as it should be"}.` };
}

type Issue = z.core.$ZodIssue;

function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case "too_small":
      if (issue.origin === "string") return "must not be empty";
      return `must be at least ${issue.minimum}${issue.origin === "array" ? " of them" : ""}`;
    case "too_big":
      if (issue.origin === "string") return `must have at most ${issue.maximum} characters`;
      return `must be at most ${issue.maximum}${issue.origin === "array" ? " of them" : ""}`;
    case "invalid_value":
      return `must be one of ${issue.values.join(", ")}`;
    default:
      return issue.message;
  }
}

const TYPE_NAMES: Record<string, string> = {
  string: "text",
  boolean: "true or false",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "an object",
};
