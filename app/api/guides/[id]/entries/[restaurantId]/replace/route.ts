import { GuideEntryParams, ReplaceEntryInput } from "@/lib/contracts/flagged-entry";
import { listFlaggedEntries } from "@/lib/guides/flagged-entries/list-flagged-entries";
import { replaceEntry } from "@/lib/guides/flagged-entries/replace-entry";
import { route } from "@/lib/http/route";
import { revalidateGuide } from "@/lib/web/revalidate";

export const POST = route(
  { access: "admin", params: GuideEntryParams, body: ReplaceEntryInput },
  async ({ ctx, params, body }) => {
    await replaceEntry(ctx, { guideId: params.id, restaurantId: params.restaurantId, ...body });
    revalidateGuide(params.id);
    return listFlaggedEntries(ctx);
  },
);
