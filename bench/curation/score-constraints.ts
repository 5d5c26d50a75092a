import type { Constraint, Idea } from "@/lib/contracts/stages";
import type { LabeledPrompt } from "./prompts/label";

type ReadingScore = { prompt: LabeledPrompt; faults: string[] };

/** What parsing got wrong: expected constraints that are missing, and hard constraints that nobody expects. */
export function scoreReading(prompt: LabeledPrompt, idea: Idea): ReadingScore {
  const wantsRefusal = prompt.expect.includes("refused");
  if (idea.kind === "refused") return { prompt, faults: wantsRefusal ? [] : [`refused: ${idea.message}`] };
  if (wantsRefusal) return { prompt, faults: [`not refused: ${idea.title}`] };
  const explained = new Set<Constraint>();
  const missing = prompt.expect.filter((expectation) => !isMet(expectation, idea, explained));
  const spurious = idea.constraints.filter((constraint) => constraint.isHard && !explained.has(constraint));
  return {
    prompt,
    faults: [
      ...missing.map((expectation) => `missing ${expectation}`),
      ...spurious.map(({ field, values, isNegated }) => `unasked ${isNegated ? "!" : ""}${field}=${values.join("|")}`),
    ],
  };
}

type Accepted = Extract<Idea, { kind: "idea" }>;

function isMet(expectation: string, idea: Accepted, explained: Set<Constraint>): boolean {
  if (expectation.startsWith("?")) {
    const word = expectation.slice(1).toLowerCase();
    return idea.unknowns.some((unknown) => unknown.toLowerCase().includes(word));
  }
  if (expectation.startsWith("size=")) return idea.size === Number(expectation.slice(5));
  const [, sign = "", name = "", isAtLeast, list = ""] = /^([!~]?)(\w+?)(~?)=(.+)$/.exec(expectation) ?? [];
  const values = list.split("|").map(plain);
  const found = idea.constraints.filter(
    (constraint) =>
      constraint.isNegated === (sign === "!") &&
      (sign === "~" || constraint.isHard) &&
      (name === "food" ? ["cuisine", "dish"].includes(constraint.field) : constraint.field === name),
  );
  const fits =
    sign === "!"
      ? excludes(found, values)
      : found.filter((constraint) => matches(constraint, values, sign === "~" || isAtLeast === "~"));
  for (const constraint of fits) explained.add(constraint);
  return fits.length > 0;
}

/** Exclusions may come one by one; together they must exclude every value. */
function excludes(found: Constraint[], values: string[]): Constraint[] {
  const fits = found.filter((constraint) => constraint.values.some((value) => values.includes(plain(value))));
  const all = new Set(fits.flatMap((constraint) => constraint.values.map(plain)));
  return values.every((value) => all.has(value)) ? fits : [];
}

function matches(constraint: Constraint, values: string[], isAtLeast: boolean): boolean {
  const own = new Set(constraint.values.map(plain));
  if (isAtLeast) return values.some((value) => own.has(value));
  return own.size === values.length && values.every((value) => own.has(value));
}

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/s$/, "");
