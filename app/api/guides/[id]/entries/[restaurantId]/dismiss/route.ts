import { DismissFlagInput, GuideEntryParams } from "@/lib/contracts/flagged-entry";
import { dismissFlag } from "@/lib/guides/flagged-entries/dismiss-flag";
import { listFlaggedEntries } from "@/lib/guides/flagged-entries/list-flagged-entries";
import { route } from "@/lib/http/route";

export const POST = route(
  { access: "admin", params: GuideEntryParams, body: DismissFlagInput },
  async ({ ctx, params, body }) => {
    await dismissFlag(ctx, { guideId: params.id, restaurantId: params.restaurantId, ...body });
    return listFlaggedEntries(ctx);
  },
);
