import { z } from "zod";
import { isId } from "@/lib/core/id-param";

/** More than any guide has places. */
const PLACES_MAX = 200;
const WHICH_PLACES = "Name the places that were saved.";

/** Which places are not to be saved any more. */
export const UnsavePlacesInput = z.object({
  restaurantIds: z
    .array(z.string({ error: WHICH_PLACES }).refine(isId, WHICH_PLACES), { error: WHICH_PLACES })
    .min(1, WHICH_PLACES)
    .max(PLACES_MAX, WHICH_PLACES),
});
export type UnsavePlacesInput = z.output<typeof UnsavePlacesInput>;
