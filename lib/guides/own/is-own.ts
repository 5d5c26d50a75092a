import { and, eq, type SQL } from "drizzle-orm";
import { guides } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import { isVisibleGuide } from "@/lib/restaurants/select-for-reader";
import { guideNotFound } from "../guide-not-found";

/** A guide that this user sparked. One that an editor hid is out of its author's reach, an administrator's too. */
export const isOwnGuide = (userId: string): SQL | undefined =>
  and(eq(guides.authorId, userId), isVisibleGuide({ id: userId, isAdmin: false }));

/** Our emails and the editors' choice lead to these: they are not their author's to change. */
export const isAuthorsToChange = and(eq(guides.isEmailGuide, false), eq(guides.isFeatured, false));

/** Why a guide is not its author's to change, given what is known of it. */
export function refusal(guide: { isEmailGuide: boolean } | undefined): AppError {
  if (!guide) return guideNotFound();
  return new AppError(
    "conflict",
    guide.isEmailGuide
      ? "This guide went out with the weekly email, so it stays as it is."
      : "The editors feature this guide, so it stays as it is. Write to us if it should change.",
  );
}
