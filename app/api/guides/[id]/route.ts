import { z } from "zod";
import { ChangeGuideInput } from "@/lib/guides/contract";
import { featureGuide } from "@/lib/guides/feature";
import { getGuide } from "@/lib/guides/get";
import { getDeskGuide } from "@/lib/guides/get-desk-guide";
import { hideGuide } from "@/lib/guides/hide";
import { removeGuide } from "@/lib/guides/remove";
import { noContent } from "@/lib/http/answers";
import { IdParam } from "@/lib/http/params";
import { refreshPublicPages } from "@/lib/http/public-cache";
import { route } from "@/lib/http/route";

const Params = z.object({ id: IdParam });

export const GET = route({ access: "user", params: Params }, async ({ ctx, params }) => ({
  guide: await getGuide(ctx, params.id),
}));

export const PUT = route({ access: "admin", params: Params, body: ChangeGuideInput }, async ({ ctx, params, body }) => {
  if (body.isHidden !== undefined) await hideGuide(ctx, params.id, body.isHidden);
  if (body.isFeatured !== undefined) await featureGuide(ctx, params.id, body.isFeatured);
  refreshPublicPages(params.id);
  return { guide: await getDeskGuide(ctx, params.id) };
});

export const DELETE = route({ access: "admin", params: Params }, async ({ ctx, params }) => {
  await removeGuide(ctx, params.id);
  refreshPublicPages(params.id);
  return noContent();
});
