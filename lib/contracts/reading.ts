import { z } from "zod";

/** What a span of a prompt is for: asked for, a bonus, refused, what would make somebody ill, or mere background. */
export const SpanRole = z.enum(["want", "nice", "avoid", "danger", "background"]);
export type SpanRole = z.infer<typeof SpanRole>;

/** Whether what it is for is to be kept out. */
export const isAgainst = (role: SpanRole): boolean => role === "avoid" || role === "danger";

/** Whether what it is for is to be had. */
export const isWish = (role: SpanRole): boolean => role === "want" || role === "nice";

/** What a span of a prompt is about. */
export const SpanType = z.enum([
  ...["cuisine", "dish", "ingredient", "diet", "allergen", "price", "party", "occasion", "vibe", "feature"],
  ...["meal", "time", "area", "landmark", "place", "quality", "age", "access"],
] as const);
export type SpanType = z.infer<typeof SpanType>;

/** A span of a prompt, and what became of it. */
export const PromptReading = z.object({
  /** As it was typed. */
  quote: z.string(),
  /** Where it starts in the prompt, in UTF-16 units. */
  start: z.int().min(0),
  role: SpanRole,
  type: SpanType,
  /**
   * Judged: it became a constraint, and each pick has a verdict on it. Not judged: it was understood, and no fact of any
   * place can tell. Not understood: the reader isn't sure what is meant, or which way. Ignored: it asks for nothing.
   */
  outcome: z.enum(["judged", "not judged", "not understood", "ignored"]),
  /** The label of its constraint, where judged; otherwise what the guide calls it. */
  label: z.string(),
  /** The word that it was taken for, where the spelling was corrected. */
  readAs: z.string().optional(),
  /** Whose wish or refusal it is, as it was typed: "sister". */
  person: z.string().optional(),
});
export type PromptReading = z.infer<typeof PromptReading>;

/** How long a quote, and what it means instead, may be. */
export const CORRECTED_LENGTH_MAX = 200;
const QUOTE_PROBLEM = `Choose words of your prompt, ${CORRECTED_LENGTH_MAX} characters at most.`;
const MEANS_PROBLEM = `Say what you meant in ${CORRECTED_LENGTH_MAX} characters at most.`;

/** "Change what we understood": what a span of the prompt is for, and, if given, what it should be read as. */
export const PromptCorrection = z.object(
  {
    quote: z
      .string(QUOTE_PROBLEM)
      .normalize("NFC")
      .trim()
      .min(1, QUOTE_PROBLEM)
      .max(CORRECTED_LENGTH_MAX, QUOTE_PROBLEM),
    role: z.enum(SpanRole.options, `Choose what these words meant: ${SpanRole.options.join(", ")}.`),
    means: z.string(MEANS_PROBLEM).normalize("NFC").trim().max(CORRECTED_LENGTH_MAX, MEANS_PROBLEM).optional(),
  },
  "A correction must have a quote and a role.",
);
export type PromptCorrection = z.infer<typeof PromptCorrection>;
