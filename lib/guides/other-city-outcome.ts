import type { GuideInput, Idea } from "@/lib/contracts/stages";
import { theCity } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import type { GuideOutcome } from "./pipeline";

/**
 * How a refused prompt ends: with the same wish for the city that has what it names, where one of ours does.
 * @throws AppError unprocessable
 */
export function otherCityOutcome(
  { prompt, corrections = [] }: GuideInput,
  { message, city }: Extract<Idea, { kind: "refused" }>,
): GuideOutcome {
  if (!city) throw new AppError("unprocessable", message);
  const label = `Switch to ${theCity(city)} and ask again`;
  return {
    kind: "too few",
    tooFew: {
      message,
      changes: [{ kind: "wider area", label, wish: { city, prompt, corrections: [...corrections] } }],
    },
    picks: [],
    constraints: [],
  };
}
