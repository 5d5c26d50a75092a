import { z } from "zod";
import { isId } from "@/lib/core/id-param";
import { Restaurant, UserStatus } from "./restaurant";

const Id = z.string().refine(isId);

/**
 * A mark that a visitor pressed before they had an account: a place, its status, and the guide it was found in. One that
 * names no place is for all places of its guide that have no mark.
 */
export const MarkIntent = z
  .object({ restaurantId: Id.nullable(), status: UserStatus, guideId: Id.nullable() })
  .refine(({ restaurantId, guideId }) => restaurantId !== null || guideId !== null);
export type MarkIntent = z.infer<typeof MarkIntent>;

/** One that was tampered with is dropped, and never stops a sign-in. */
export const OptionalMark = MarkIntent.nullish().catch(null);

/** The mark that a sign-in has made: the place with it, and as it was before. */
export const MadeMark = z.object({ restaurant: Restaurant, former: Restaurant });
export type MadeMark = z.infer<typeof MadeMark>;

/** The places that a sign-in has saved out of a guide: those that had no mark. */
export const SavedPlaces = z.object({
  guide: z.object({ id: z.string(), name: z.string() }),
  restaurantIds: z.array(z.string()),
});
export type SavedPlaces = z.infer<typeof SavedPlaces>;

/** What a sign-in has done of what its visitor pressed before. */
export type DoneBySignIn = { marked?: MadeMark | undefined; saved?: SavedPlaces | undefined };

/** In the place of a place's id, which it can't be. */
const ALL_PLACES = "*";

type Param = string | string[] | undefined;

/**
 * The mark of an address, as in `?mark=zuni-cafe:interested&from=a-guide`, or, for all places of a guide,
 * `?mark=*:interested&from=a-guide`; undefined where it can't be one.
 */
export function parseMark(mark: Param, from: Param): MarkIntent | undefined {
  if (typeof mark !== "string") return undefined;
  // The last colon: a place's id may have some of its own.
  const at = mark.lastIndexOf(":");
  const guideId = typeof from === "string" && isId(from) ? from : null;
  const place = mark.slice(0, at);
  const restaurantId = place === ALL_PLACES ? null : place;
  return MarkIntent.safeParse({ restaurantId, status: mark.slice(at + 1), guideId }).data;
}

/** The same as parameters of an address. */
export const markParams = ({ restaurantId, status, guideId }: MarkIntent): Record<string, string> => ({
  mark: `${restaurantId ?? ALL_PLACES}:${status}`,
  ...(guideId !== null && { from: guideId }),
});
