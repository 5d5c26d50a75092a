import { ListParams } from "@/lib/contracts/lists";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { shareList } from "@/lib/lists/share";
import { stopSharingList } from "@/lib/lists/stop-sharing";

export const POST = route({ access: "user", params: ListParams }, async ({ ctx, params }) => ({
  token: await shareList(ctx, params.id),
}));

export const DELETE = route({ access: "user", params: ListParams }, async ({ ctx, params }) => {
  await stopSharingList(ctx, params.id);
  return noContent();
});
