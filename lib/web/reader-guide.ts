import { cache } from "react";
import type { AdminGuide, Guide } from "@/lib/contracts/guide";
import type { OwnGuide } from "@/lib/contracts/own-guide";
import { AppError } from "@/lib/core/errors";
import { isId } from "@/lib/core/id-param";
import type { SessionUser } from "@/lib/core/session-user";
import { findPublicGuide, getGuide } from "@/lib/guides/get";
import { getAdminGuide } from "@/lib/guides/get-admin-guide";
import { findOwnGuide } from "@/lib/guides/own/find";
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

/** A guide with what only administrators see of it; null for everybody else, and for a draft. */
export async function managedGuide(id: string): Promise<AdminGuide | null> {
  const ctx = await readerCtx();
  const { user } = ctx;
  return user?.isAdmin && id !== "draft" ? getAdminGuide({ ...ctx, user }, id) : null;
}

/** A guide with what only its author sees of it; null for everybody else. */
export async function ownGuide(id: string): Promise<OwnGuide | null> {
  const ctx = await readerCtx();
  const { user } = ctx;
  return user && findOwnGuide({ ...ctx, user }, id);
}
