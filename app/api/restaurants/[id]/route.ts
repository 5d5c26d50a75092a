import { z } from "zod";
import { CorrectRestaurantInput } from "@/lib/contracts/restaurant-correction";
import { IdParam } from "@/lib/core/id-param";
import { route } from "@/lib/http/route";
import { correctRestaurant } from "@/lib/restaurants/correct";
import { getRestaurant } from "@/lib/restaurants/get";
import { revalidatePlace } from "@/lib/web/revalidate";

const Params = z.object({ id: IdParam });

export const GET = route({ access: "user", params: Params }, async ({ ctx, params }) => ({
  restaurant: await getRestaurant(ctx, params.id),
}));

export const PUT = route(
  { access: "admin", params: Params, body: CorrectRestaurantInput },
  async ({ ctx, params, body }) => {
    revalidatePlace(params.id, await correctRestaurant(ctx, params.id, body));
    return { restaurant: await getRestaurant(ctx, params.id) };
  },
);
