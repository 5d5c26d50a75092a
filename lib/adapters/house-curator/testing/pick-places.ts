import type { AcceptedIdea, Place } from "@/lib/contracts/stages";
import { selectPlaces } from "../select-places/select-places";
import { catalogueOf } from "./catalogue";
import { parseConstraints } from "./sample-prompts";

export const idea = (constraints: string, size = 6): AcceptedIdea => ({
  kind: "idea",
  title: "",
  angle: "",
  unknowns: [],
  size,
  constraints: parseConstraints(constraints),
});
export const sanFrancisco = catalogueOf("San Francisco").map(({ place }) => place);
export const pick = (
  constraints: string,
  { size = 6, candidates = sanFrancisco, seed = "a" } = {},
): { places: Place[]; order: string } => {
  const { picks, order } = selectPlaces({ idea: idea(constraints, size), candidates, seed });
  return { places: picks.flatMap(({ placeId }) => candidates.find(({ id }) => id === placeId) ?? []), order };
};
