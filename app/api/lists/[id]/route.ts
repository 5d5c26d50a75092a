import { ChangeListInput, ListParams } from "@/lib/contracts/lists";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { changeList } from "@/lib/lists/change";
import { removeList } from "@/lib/lists/remove";

export const PUT = route(
  { access: "user", params: ListParams, body: ChangeListInput },
  async ({ ctx, params, body }) => {
    await changeList(ctx, params.id, body);
    return noContent();
  },
);

export const DELETE = route({ access: "user", params: ListParams }, async ({ ctx, params }) => {
  await removeList(ctx, params.id);
  return noContent();
});
