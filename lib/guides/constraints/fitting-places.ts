import type { Constraint, Place } from "@/lib/contracts/stages";
import { meetsHardConstraints } from "./hard-constraints";
import { misfitOf } from "./misfits";

/** The open places that a guide may show without apology: they meet every hard constraint and suit the occasion. */
export const fittingPlaces = (places: readonly Place[], constraints: Constraint[]): Place[] =>
  places.filter(
    (place) =>
      place.status === "open" && meetsHardConstraints(place, constraints) && misfitOf(place, constraints) === null,
  );
