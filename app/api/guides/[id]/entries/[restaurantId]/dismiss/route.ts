import { DismissInput, EntryParams } from "@/lib/guides/health/contract";
import { dismissFlag } from "@/lib/guides/health/dismiss-flag";
import { listFlags } from "@/lib/guides/health/list-flags";
import { route } from "@/lib/http/route";

export const POST = route(
  { access: "admin", params: EntryParams, body: DismissInput },
  async ({ ctx, params, body }) => {
    await dismissFlag(ctx, { guideId: params.id, restaurantId: params.restaurantId, ...body });
    return listFlags(ctx);
  },
);
