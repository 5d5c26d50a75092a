import type { GuideInput, Idea } from "@/lib/contracts/stages";
import { inCity } from "@/lib/core/cities";
import type { PlaceNamed } from "./find-places-named";
import type { GuideOutcome } from "./pipeline";
import type { StageCtx } from "./stage-ctx";

type Refused = Extract<Idea, { kind: "refused" }>;

/**
 * How a prompt ends that is no wish but a restaurant's name: with the places of that name, and a wish for places like them
 * where the curator knows one. Null where it names none.
 */
export async function namedPlaceOutcome(
  { city, prompt }: GuideInput,
  { reason, instead }: Refused,
  { findPlacesNamed }: Pick<StageCtx, "findPlacesNamed">,
): Promise<GuideOutcome | null> {
  if (reason === "somewhere else") return null;
  const named = (await findPlacesNamed?.(prompt)) ?? [];
  if (named.length === 0 && reason !== "a name") return null;
  return {
    kind: "too few",
    tooFew: {
      message: messageOf(named, instead !== undefined),
      changes: instead
        ? [{ kind: "looser wish", label: instead, wish: { city, prompt: instead, corrections: [] } }]
        : [],
    },
    picks: named.map(({ id }) => ({ placeId: id, reason: "Named in the prompt.", verdicts: [] })),
    constraints: [],
  };
}

function messageOf(named: readonly PlaceNamed[], hasInstead: boolean): string {
  const next = hasInstead ? " For a guide, ask for places like it." : " For a guide, say what you’d like to eat.";
  if (named.length === 0) return `That is a restaurant’s name, and we have no page of it.${next}`;
  const told = named.map(({ name, city, isOpen }) => `${name}, ${isOpen ? "" : "closed now, "}${inCity(city)}`);
  return `That is a restaurant’s name: here ${named.length > 1 ? "are" : "is"} ${told.join("; and ")}.${next}`;
}
