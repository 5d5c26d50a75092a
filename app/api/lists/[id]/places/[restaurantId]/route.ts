import { ListPlaceParams, PutListPlaceInput } from "@/lib/contracts/lists";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { putListPlace } from "@/lib/lists/put-place";
import { removeListPlace } from "@/lib/lists/remove-place";

export const PUT = route(
  { access: "user", params: ListPlaceParams, body: PutListPlaceInput },
  async ({ ctx, params, body }) => {
    await putListPlace(ctx, params, body);
    return noContent();
  },
);

export const DELETE = route({ access: "user", params: ListPlaceParams }, async ({ ctx, params }) => {
  await removeListPlace(ctx, params);
  return noContent();
});
