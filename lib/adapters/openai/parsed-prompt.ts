import { z } from "zod";
import { type AcceptedIdea, type Constraint, type PromptReading, SpanRole, SpanType } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { CatalogueField, toConstraints } from "./prompt-constraints";
import { type FindQuote, quoteFinder } from "./quote-finder";
import { toPlainLine } from "./strip-markup";

const UNKNOWN_MAX = 80;
const UNKNOWNS_MAX = 4;
const LABEL_MAX = 80;

const Quote = z.string().describe("The words of the request that say it, letter by letter, as few as carry it.");

const ParsedConstraint = z.object({
  quote: Quote,
  role: SpanRole,
  type: SpanType,
  field: CatalogueField,
  values: z
    .array(z.string())
    .describe("Alternatives: any of them satisfies the constraint, or, avoided, none may hold."),
  isHard: z.boolean(),
});
export type ParsedConstraint = z.infer<typeof ParsedConstraint>;

/** What a model says of a prompt's words. */
export const ParsedPrompt = z.object({
  constraints: z.array(ParsedConstraint),
  unknowns: z
    .array(z.object({ quote: Quote, role: SpanRole, type: SpanType, phrase: z.string() }))
    .describe('What was asked and no evidence can tell; the phrase is short: "whether dogs are welcome".'),
  unsure: z
    .array(z.object({ quote: Quote, role: SpanRole, type: SpanType }))
    .describe("What could be meant in more than one way, or either way, with the likeliest role."),
});
export type ParsedPrompt = z.infer<typeof ParsedPrompt>;

/** A model's reading as constraints that can be checked, and what became of each quote that is in the prompt. */
export function understand(
  parsed: ParsedPrompt,
  { city, prompt }: { city: City; prompt: string },
): Pick<AcceptedIdea, "constraints" | "unknowns"> & { readings: PromptReading[] } {
  const find = quoteFinder(prompt);
  const understood = parsed.constraints.map((each) => ({ parsed: each, constraint: toConstraint(each, city) }));
  const unknowns = parsed.unknowns
    .slice(0, UNKNOWNS_MAX)
    .map((unknown) => ({ ...unknown, phrase: toPlainLine(unknown.phrase, UNKNOWN_MAX) }))
    .filter(({ phrase }) => phrase !== "");
  const readings = [
    ...understood.flatMap((each) => readingOf(find, each.parsed, outcomeOf(each))),
    ...unknowns.flatMap((unknown) => readingOf(find, unknown, { outcome: "not judged", label: unknown.phrase })),
    ...parsed.unsure.flatMap((unsure) => readingOf(find, unsure, { outcome: "not understood" })),
  ];
  return {
    constraints: understood.flatMap(({ constraint }) => constraint ?? []),
    unknowns: unknowns.map(({ phrase }) => phrase),
    readings: readings.sort((a, b) => a.start - b.start),
  };
}

/** Somebody's diet is kept, whether the model calls it a wish or a danger. */
function toConstraint({ role, field, values, isHard }: ParsedConstraint, city: City): Constraint | null {
  if (role === "background") return null;
  const isDanger = role === "danger";
  const kept = isDanger && field === "diet" ? toConstraints([keptDiet(values)], city)[0] : undefined;
  if (kept?.field === "diet") return kept;
  const isNegated = isDanger || role === "avoid";
  return (
    toConstraints(
      [{ field, values, isNegated, isDanger, isHard: isNegated || (isHard && role !== "nice") }],
      city,
    )[0] ?? null
  );
}

const keptDiet = (values: string[]) => ({ field: "diet" as const, values, isNegated: false, isHard: true });

type Became = Pick<PromptReading, "outcome"> & { label?: string };

function outcomeOf({ parsed, constraint }: { parsed: ParsedConstraint; constraint: Constraint | null }): Became {
  if (parsed.role === "background") return { outcome: "ignored" };
  return constraint ? { outcome: "judged", label: constraint.label } : { outcome: "not understood" };
}

/** None where the quote isn't in the prompt: the model made it up. */
function readingOf(
  find: FindQuote,
  { quote, role, type }: Pick<ParsedConstraint, "quote" | "role" | "type">,
  { outcome, label }: Became,
): PromptReading[] {
  const found = find(quote);
  return found ? [{ ...found, role, type, outcome, label: label ?? toPlainLine(found.quote, LABEL_MAX) }] : [];
}
