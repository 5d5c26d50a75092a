import { cache } from "react";
import type { Guide } from "@/lib/contracts/guide";
import { AppError } from "@/lib/core/errors";
import { isId } from "@/lib/core/id-param";
import type { SessionUser } from "@/lib/core/session-user";
import { findPublicGuide, getGuide } from "@/lib/guides/get";
import { readerCtx } from "./reader-ctx";

/** A guide as the current user may see it: with their statuses if signed in, as any visitor if not. */
export const readerGuide = cache(async (id: string): Promise<{ guide: Guide | null; user: SessionUser | null }> => {
  const ctx = await readerCtx();
  const { user } = ctx;
  if (!isId(id)) return { guide: null, user };
  if (!user) return { guide: await findPublicGuide(ctx, id), user };
  try {
    return { guide: await getGuide({ ...ctx, user }, id), user };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return { guide: null, user };
    throw error;
  }
});
