import { eq } from "drizzle-orm";
import { guides } from "@/db/schema";
import { CORRECTIONS_MAX } from "@/lib/contracts/guide";
import type { PromptCorrection } from "@/lib/contracts/reading";
import type { GuideInput } from "@/lib/contracts/stages";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { mayReadGuide } from "@/lib/restaurants/select-for-reader";
import type { CreateGuideOptions } from "./create";
import { guideNotFound } from "./guide-not-found";
import { mayCorrectGuide } from "./view-readings";

/** What `createGuide` makes the guide again from, with one correction more. A guide that is not public stays so. */
type PreparedCorrection = { input: GuideInput; options: Pick<CreateGuideOptions, "publication"> };

/**
 * Prepares to read a guide's prompt again, where its author meant something otherwise. Its author and administrators
 * only: for everybody else there is nothing here to correct.
 * @throws AppError not_found, bad_input (the prompt doesn't say that, or has too many corrections)
 */
export async function prepareCorrection(
  { db, user, now }: Ctx & { user: SessionUser },
  guideId: string,
  correction: PromptCorrection,
): Promise<PreparedCorrection> {
  const [guide] = await db.select().from(guides).where(eq(guides.id, guideId));
  if (!guide || !mayCorrectGuide(guide, user) || !mayReadGuide(guide, user)) throw guideNotFound();
  const { city, prompt, isAdminOnly } = guide;
  const unlistedAt = guide.unlistedAt && now;
  if (!prompt.includes(correction.quote)) throw new AppError("bad_input", "Choose words of this guide's prompt.");
  const corrections = [...guide.corrections.filter(({ quote }) => quote !== correction.quote), correction];
  if (corrections.length > CORRECTIONS_MAX) {
    throw new AppError(
      "bad_input",
      `One wish can be corrected ${CORRECTIONS_MAX} times. Make a new guide, in other words.`,
    );
  }
  return {
    input: { city, prompt, corrections },
    options: isAdminOnly ? { publication: { isEmailGuide: false, isAdminOnly, unlistedAt, createdAt: now } } : {},
  };
}
