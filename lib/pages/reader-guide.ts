import { cache } from "react";
import type { SessionUser } from "../context";
import { AppError } from "../errors";
import type { Guide } from "../guides/contract";
import { findPublicGuide, getGuide } from "../guides/get";
import { isId } from "../http/params";
import { readerCtx } from "./reader-ctx";

/** A guide as the one who asks may see it: with their statuses when signed in, as any visitor when not. */
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
