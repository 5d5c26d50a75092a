import type { AcceptedIdea, Constraint, Idea, PromptReading } from "@/lib/contracts/stages";
import { ConstraintField } from "@/lib/contracts/stages";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { describeConstraint } from "../../constraints/describe-constraint";
import { holdsWords, isSameFood } from "../subjects";

/** A constraint in short: "danger dish peanuts", "want price 1|2", "nice vibe cosy", "avoid cuisine Sushi". */
export function sketchConstraint(text: string): Constraint {
  const [, role = "", name, list = ""] = /^(want|nice|avoid|danger) (\w+) (.+)$/.exec(text) ?? [];
  const field = ConstraintField.parse(name);
  const values = list.split("|");
  const isNegated = role === "avoid" || role === "danger";
  return {
    field,
    values,
    isNegated,
    ...(role === "danger" && { isDanger: true }),
    isHard: role !== "nice",
    label: describeConstraint({ field, values, isNegated }),
  };
}

/** An idea of these constraints; each value that is in the prompt is quoted. */
export function sketchIdea(prompt: string, constraints: readonly string[], rest: Partial<AcceptedIdea> = {}) {
  const sketched = constraints.map((text) => ({ role: text.split(" ")[0], constraint: sketchConstraint(text) }));
  const readings = sketched.flatMap(({ role, constraint }): PromptReading[] =>
    constraint.values.flatMap((value) => {
      const start = prompt.toLowerCase().indexOf(value.toLowerCase());
      if (start < 0) return [];
      return [
        sketchReading({ quote: prompt.slice(start, start + value.length), start, label: constraint.label, role }),
      ];
    }),
  );
  return scriptedIdea({ constraints: sketched.map(({ constraint }) => constraint), readings, ...rest });
}

type ReadingSketch = Omit<Partial<PromptReading>, "role"> & { role?: string | undefined };

const ROLES = ["want", "nice", "avoid", "danger", "background"] as const;

export const sketchReading = ({ role: name, ...rest }: ReadingSketch): PromptReading => ({
  quote: "",
  start: 0,
  role: ROLES.find((role) => role === name) ?? "want",
  type: "dish",
  outcome: "judged",
  label: "",
  ...rest,
});

/** Whether an idea holds what is said in short: "danger peanuts", "avoided Sushi", "wanted Thai", "not wanted crab". */
export function holds(idea: Idea, claim: string): boolean {
  if (idea.kind === "refused") return false;
  const [, kind = "", words = ""] = /^(danger|avoided|wanted|not wanted|diet|price|size) (.+)$/.exec(claim) ?? [];
  const wishes = idea.constraints.filter(({ isNegated }) => !isNegated);
  const refusals = idea.constraints.filter(({ isNegated }) => isNegated);
  if (claim === "no price") return wishes.every(({ field }) => field !== "price");
  const names = ({ values }: Constraint) =>
    values.some((value) => isSameFood(value, words) || holdsWords(value, words));
  switch (kind) {
    case "danger":
      return refusals.some((constraint) => constraint.isDanger && constraint.isHard && names(constraint));
    case "avoided":
      return refusals.some(names);
    case "wanted":
      return wishes.some(names);
    case "not wanted":
      return !wishes.some(names);
    case "diet":
      return wishes.some(({ field, isHard, values }) => field === "diet" && isHard && values.includes(words));
    case "price":
      return (
        wishes
          .filter(({ field }) => field === "price")
          .map(({ values }) => values.join("|"))
          .join() === words
      );
    case "size":
      return String(idea.size) === words;
    default:
      return false;
  }
}
