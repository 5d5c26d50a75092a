import { isWish } from "@/lib/contracts/reading";
import { seededShuffle } from "../../seeded-random";
import { firstValidOrRepeated, type IntroductionDraft, type OptionalSentence } from "../introduction-draft";
import { UNKNOWN_LANDMARK } from "./omission-templates";

/** That a landmark of the wish goes by no name that we know. */
export function writeUnknownLandmark(draft: IntroductionDraft): OptionalSentence {
  const { story, highlights, seed } = draft;
  const isUnknown = (story.idea.readings ?? []).some(
    ({ type, role, outcome }) => type === "landmark" && outcome === "not judged" && isWish(role),
  );
  if (!isUnknown) return null;
  const texts = seededShuffle(UNKNOWN_LANDMARK, `${seed}:landmark`).map((text) => ({ text, about: highlights }));
  return firstValidOrRepeated(draft, texts);
}
