import { requireAdmin } from "../../auth/require-admin";
import type { CtxWith, SessionUser } from "../../context";
import type { CreateGuideInput, GuideSummary } from "../contract";
import { runUnderGlass, type Telling } from "./run-under-glass";

/** Makes a guide under glass. Administrators only; the guide is for administrators only too. */
export async function generateUnderGlass(
  ctx: CtxWith<"curator" | "places"> & { user: SessionUser },
  { city, prompt }: CreateGuideInput,
  telling?: Telling,
): Promise<GuideSummary> {
  requireAdmin(ctx.user);
  return runUnderGlass(ctx, { city, wish: prompt, origin: null }, telling);
}
