import { z } from "zod";
import { IdParam } from "@/lib/http/params";
import { refreshPublicPages } from "@/lib/http/public-cache";
import { route } from "@/lib/http/route";
import { correctRestaurant } from "@/lib/restaurants/correct";
import { CorrectRestaurantInput } from "@/lib/restaurants/correction";
import { getRestaurant } from "@/lib/restaurants/get";

const Params = z.object({ id: IdParam });

export const GET = route({ access: "user", params: Params }, async ({ ctx, params }) => ({
  restaurant: await getRestaurant(ctx, params.id),
}));

export const PUT = route(
  { access: "admin", params: Params, body: CorrectRestaurantInput },
  async ({ ctx, params, body }) => {
    for (const guideId of await correctRestaurant(ctx, params.id, body)) refreshPublicPages(guideId);
    return { restaurant: await getRestaurant(ctx, params.id) };
  },
);
