import { EntryParams, ReplaceInput } from "@/lib/guides/health/contract";
import { listFlags } from "@/lib/guides/health/list-flags";
import { replaceEntry } from "@/lib/guides/health/replace-entry";
import { refreshPublicPages } from "@/lib/http/public-cache";
import { route } from "@/lib/http/route";

export const POST = route(
  { access: "admin", params: EntryParams, body: ReplaceInput },
  async ({ ctx, params, body }) => {
    await replaceEntry(ctx, { guideId: params.id, restaurantId: params.restaurantId, ...body });
    refreshPublicPages(params.id);
    return listFlags(ctx);
  },
);
