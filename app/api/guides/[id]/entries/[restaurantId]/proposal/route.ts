import { GuideEntryParams, ProposeReplacementInput } from "@/lib/contracts/flagged-entry";
import { proposeReplacement } from "@/lib/guides/flagged-entries/propose-replacement";
import { route } from "@/lib/http/route";

export const POST = route(
  { access: "admin", params: GuideEntryParams, body: ProposeReplacementInput },
  async ({ ctx, params, body }) => ({
    proposal: await proposeReplacement(ctx, { guideId: params.id, restaurantId: params.restaurantId, ...body }),
  }),
);
