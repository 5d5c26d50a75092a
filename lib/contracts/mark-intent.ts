import { z } from "zod";
import { isId } from "@/lib/core/id-param";
import { Restaurant, UserStatus } from "./restaurant";

const Id = z.string().refine(isId);

/** A mark that a visitor pressed before they had an account: a place, its status, and the guide it was found in. */
export const MarkIntent = z.object({ restaurantId: Id, status: UserStatus, guideId: Id.nullable() });
export type MarkIntent = z.infer<typeof MarkIntent>;

/** One that was tampered with is dropped, and never stops a sign-in. */
export const OptionalMark = MarkIntent.nullish().catch(null);

/** The mark that a sign-in has made: the place with it, and as it was before. */
export const MadeMark = z.object({ restaurant: Restaurant, former: Restaurant });
export type MadeMark = z.infer<typeof MadeMark>;

type Param = string | string[] | undefined;

/** The mark of an address, as in `?mark=zuni-cafe:interested&from=a-guide`; undefined where it can't be one. */
export function parseMark(mark: Param, from: Param): MarkIntent | undefined {
  if (typeof mark !== "string") return undefined;
  // The last colon: a place's id may have some of its own.
  const at = mark.lastIndexOf(":");
  const guideId = typeof from === "string" && isId(from) ? from : null;
  return MarkIntent.safeParse({ restaurantId: mark.slice(0, at), status: mark.slice(at + 1), guideId }).data;
}

/** The same as parameters of an address. */
export const markParams = ({ restaurantId, status, guideId }: MarkIntent): Record<string, string> => ({
  mark: `${restaurantId}:${status}`,
  ...(guideId !== null && { from: guideId }),
});
