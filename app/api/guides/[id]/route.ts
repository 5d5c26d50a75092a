import { z } from "zod";
import { ChangeGuideInput } from "@/lib/contracts/guide";
import { IdParam } from "@/lib/core/id-param";
import { getGuide } from "@/lib/guides/get";
import { getAdminGuide } from "@/lib/guides/get-admin-guide";
import { removeGuide } from "@/lib/guides/remove";
import { setGuideFeatured } from "@/lib/guides/set-featured";
import { setGuideHidden } from "@/lib/guides/set-hidden";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { revalidateGuide } from "@/lib/web/revalidate";

const Params = z.object({ id: IdParam });

export const GET = route({ access: "user", params: Params }, async ({ ctx, params }) => ({
  guide: await getGuide(ctx, params.id),
}));

export const PUT = route({ access: "admin", params: Params, body: ChangeGuideInput }, async ({ ctx, params, body }) => {
  if (body.isHidden !== undefined) await setGuideHidden(ctx, params.id, body.isHidden);
  if (body.isFeatured !== undefined) await setGuideFeatured(ctx, params.id, body.isFeatured);
  revalidateGuide(params.id);
  return { guide: await getAdminGuide(ctx, params.id) };
});

export const DELETE = route({ access: "admin", params: Params }, async ({ ctx, params }) => {
  await removeGuide(ctx, params.id);
  revalidateGuide(params.id);
  return noContent();
});
