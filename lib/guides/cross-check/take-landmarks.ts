import { adopt, type Check, type Draft, explain } from "./draft";
import { isCorrected } from "./subjects";

/** A model is asked for no landmarks, since it can't know which ones have a place on the map: the rules' are taken. */
export const takeLandmarks = (draft: Draft, check: Check): Draft =>
  check.rules.constraints
    .filter(({ field, isNegated }) => field === "landmark" && !isNegated)
    .filter((constraint) => !isCorrected(constraint, check.rules.readings ?? [], check))
    .reduce(
      (before, landmark) =>
        explain(adopt(before, landmark, check.rules), {
          words: landmark.label,
          model: null,
          rules: "a landmark",
          result: "it is taken from them",
        }),
      draft,
    );
