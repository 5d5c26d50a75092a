import { z } from "zod";
import { IdParam } from "@/lib/http/params";
import { route } from "@/lib/http/route";
import { getRestaurant } from "@/lib/restaurants/get";

export const GET = route({ access: "user", params: z.object({ id: IdParam }) }, async ({ ctx, params }) => ({
  restaurant: await getRestaurant(ctx, params.id),
}));
