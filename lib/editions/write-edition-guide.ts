import type { City } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import type { Week } from "@/lib/core/week";
import { type CreateGuideOptions, createGuide } from "@/lib/guides/create";
import type { CtxWith } from "@/lib/ports/context";
import { type GuideAttempt, guideAttempts } from "./guide-prompts";

type Attach = NonNullable<CreateGuideOptions["publication"]>["attach"];

/**
 * Writes a city's guide of a week, which only administrators see. `attach` runs in the transaction that saves it.
 * @throws AppError as createGuide does, once nothing else can be tried
 */
export async function writeEditionGuide(
  ctx: CtxWith<"curator" | "places">,
  { city, week, theme, createdAt }: { city: City; week: Week; theme: string; createdAt: Date },
  attach: Attach,
): Promise<void> {
  const publication = { isEmailGuide: true, isAdminOnly: true, createdAt, attach };
  const write = ({ prompt, mayRepeat }: GuideAttempt) =>
    createGuide(ctx, { city, prompt }, { publication: mayRepeat ? publication : { ...publication, week } });
  const attempts = guideAttempts(week, theme);
  for (const [index, attempt] of attempts.entries()) {
    try {
      await write(attempt);
      return;
    } catch (error) {
      const isLast = index === attempts.length - 1;
      if (isLast || !(error instanceof AppError && error.code === "unprocessable")) throw error;
    }
  }
}
