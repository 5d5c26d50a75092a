import { GuideEntryParams } from "@/lib/contracts/flagged-entry";
import { listFlaggedEntries } from "@/lib/guides/flagged-entries/list-flagged-entries";
import { removeEntry } from "@/lib/guides/flagged-entries/remove-entry";
import { route } from "@/lib/http/route";
import { revalidateGuide } from "@/lib/web/revalidate";

export const DELETE = route({ access: "admin", params: GuideEntryParams }, async ({ ctx, params }) => {
  await removeEntry(ctx, { guideId: params.id, restaurantId: params.restaurantId });
  revalidateGuide(params.id);
  return listFlaggedEntries(ctx);
});
