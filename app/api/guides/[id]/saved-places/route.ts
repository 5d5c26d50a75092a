import { z } from "zod";
import { UnsavePlacesInput } from "@/lib/contracts/saved-places";
import { IdParam } from "@/lib/core/id-param";
import { route } from "@/lib/http/route";
import { listRestaurantsByIds } from "@/lib/restaurants/list-by-ids";
import { saveGuidePlaces } from "@/lib/restaurants/save-guide-places";
import { unsaveGuidePlaces } from "@/lib/restaurants/unsave-guide-places";

const Params = z.object({ id: IdParam });
const STATUS = "interested";

export const POST = route({ access: "user", params: Params }, async ({ ctx, params }) => {
  const { restaurantIds } = await saveGuidePlaces(ctx, params.id, STATUS);
  return { restaurants: await listRestaurantsByIds(ctx, restaurantIds) };
});

export const DELETE = route(
  { access: "user", params: Params, body: UnsavePlacesInput },
  async ({ ctx, params, body: { restaurantIds } }) => {
    const cleared = await unsaveGuidePlaces(ctx, params.id, { restaurantIds, status: STATUS });
    return { restaurants: await listRestaurantsByIds(ctx, cleared) };
  },
);
