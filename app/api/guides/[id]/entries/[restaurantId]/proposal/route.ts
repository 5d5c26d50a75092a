import { EntryParams, ProposeInput } from "@/lib/guides/health/contract";
import { proposeReplacement } from "@/lib/guides/health/propose-replacement";
import { route } from "@/lib/http/route";

export const POST = route(
  { access: "admin", params: EntryParams, body: ProposeInput },
  async ({ ctx, params, body }) => ({
    proposal: await proposeReplacement(ctx, { guideId: params.id, restaurantId: params.restaurantId, ...body }),
  }),
);
