import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { countTraits } from "./count-traits";
import { describeTaste, type TasteLine } from "./describe-taste";
import { commonTraits, isGood } from "./find-leanings";
import { readMarks } from "./read-marks";

/** The current user's taste in a sentence, from their own marks alone. */
export async function getTasteLine(ctx: Ctx & { user: SessionUser }): Promise<TasteLine> {
  const marks = await readMarks(ctx);
  const cities = [...new Set(marks.filter(isGood).map(({ city }) => city))];
  const traits = [...commonTraits(marks).keys()];
  return describeTaste(marks, traits.length === 0 ? new Map() : await countTraits(ctx, cities, traits));
}
