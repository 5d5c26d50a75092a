import { numberWord } from "@/lib/guides/checker/numbers";
import { judge } from "@/lib/guides/constraints";
import { shuffled } from "../seed";
import { foodOf } from "./cuisine-words";
import type { Highlight } from "./highlights";
import {
  DIET_FORMS,
  EXCLUDED_FORMS,
  FEW_FORMS,
  LONE_UNKNOWN_FORMS,
  UNKEPT_FORMS,
  UNKNOWN_FORMS,
  UNMET_FORMS,
} from "./left-out-forms";
import { type Desk, firstSound, type Said } from "./opening-desk";
import { askedValues } from "./want";

/** What could not be met, what was ruled out, and what nobody knows. */
export function tellLeftOut(desk: Desk): Said[] {
  const { story, highlights, seed } = desk;
  const { idea, unmet, picks } = story;
  const near = shuffled(highlights, `${seed}:near`);
  const mentionedTwice = new Set<Highlight>();
  type Forms = readonly ((told: { what: string; near: Highlight; also: string | null }) => string | null)[];
  const tellOf = (forms: Forms, what: string, by: Highlight): Said => {
    const also = shuffled(near, `${seed}:${what}:also`).find((other) => other !== by);
    return firstSound(
      desk,
      shuffled(forms, `${seed}:${what}`).map((form) => ({
        text: form({ what, near: by, also: also?.name ?? null }),
        about: also ? [by, also] : [by],
      })),
    );
  };
  const tell = (forms: Forms, what: string, turn: number): Said => {
    const by = near[turn % near.length];
    return by ? tellOf(forms, what, by) : null;
  };
  const excluded = idea.constraints.filter(
    ({ isNegated, field }) => isNegated && (field === "cuisine" || field === "dish"),
  );
  const diet = askedValues(idea, "diet")[0];
  const names = highlights.map(({ name }) => name);
  return [
    ...unmet.slice(0, 2).map((label) => {
      const constraint = idea.constraints.find((one) => one.label === label);
      const isFood = constraint?.field === "cuisine" || constraint?.field === "dish";
      // Whoever does meet it is no stand-in for it.
      const standIns = near.filter(({ m }) => !constraint || judge(m.place, constraint) !== "met");
      const by = standIns.find((one) => !mentionedTwice.has(one)) ?? near[0];
      if (by) mentionedTwice.add(by);
      const what =
        constraint?.field === "cuisine" && constraint.values.length === 1
          ? foodOf(constraint.values[0] ?? label)
          : label;
      return by ? tellOf(isFood ? UNMET_FORMS : UNKEPT_FORMS, what, by) : null;
    }),
    ...excluded.slice(0, 1).map(({ label }) => tell(EXCLUDED_FORMS, excludedThing(label), 2)),
    ...idea.unknowns
      .slice(0, 2)
      .map((what, index) => tell(picks.length > 1 ? UNKNOWN_FORMS : LONE_UNKNOWN_FORMS, what, index + 3)),
    diet ? tell(picks.length > 1 ? DIET_FORMS : DIET_FORMS.slice(-1), diet, 5) : null,
    unmet.length === 0 && picks.length < Math.min(5, idea.size)
      ? firstSound(
          desk,
          shuffled(FEW_FORMS, `${seed}:few`).map((form) => ({
            text:
              near[0] && form({ names, count: numberWord(picks.length), near: near[0], other: near[1]?.name ?? null }),
            about: highlights,
          })),
        )
      : null,
  ];
}

/** "no Sushi" -> "sushi", "no Thai" -> "Thai". */
const excludedThing = (label: string): string => {
  const bare = label.replace(/^(?:no|not|without|nothing) /i, "");
  const food = foodOf(bare);
  return food.endsWith(" cooking") ? bare : bare.toLowerCase();
};
