import { ListPlaceParams, MoveListPlaceInput } from "@/lib/contracts/lists";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { moveListPlace } from "@/lib/lists/move-place";

export const POST = route(
  { access: "user", params: ListPlaceParams, body: MoveListPlaceInput },
  async ({ ctx, params, body }) => {
    await moveListPlace(ctx, params, body);
    return noContent();
  },
);
