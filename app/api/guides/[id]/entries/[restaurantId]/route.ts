import { EntryParams } from "@/lib/guides/health/contract";
import { listFlags } from "@/lib/guides/health/list-flags";
import { removeEntry } from "@/lib/guides/health/remove-entry";
import { refreshPublicPages } from "@/lib/http/public-cache";
import { route } from "@/lib/http/route";

export const DELETE = route({ access: "admin", params: EntryParams }, async ({ ctx, params }) => {
  await removeEntry(ctx, { guideId: params.id, restaurantId: params.restaurantId });
  refreshPublicPages(params.id);
  return listFlags(ctx);
});
