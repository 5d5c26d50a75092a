import { z } from "zod";
import { boundsParam, cityParam } from "@/lib/contracts/query-params";
import { cuisineParam, mealParam, priceParam, statusParam } from "@/lib/contracts/restaurant-filters";
import { cachedListing, privateJson, streamListing } from "@/lib/http/private-response";
import { route } from "@/lib/http/route";
import { listAllRestaurants } from "@/lib/restaurants/list-all";
import { listCuisines } from "@/lib/restaurants/list-cuisines";
import { listPoints } from "@/lib/restaurants/list-points";

const Query = z.object({
  city: cityParam,
  bounds: boundsParam,
  cuisine: cuisineParam,
  price: priceParam,
  meal: mealParam,
  status: statusParam,
  fields: z.enum(["points", "cuisines"], { error: "fields must be points or cuisines, or not be given." }).optional(),
});

export const GET = route({ access: "admin", query: Query }, async ({ ctx, query: { fields, ...filter }, request }) => {
  if (fields === "cuisines") return privateJson(request, { cuisines: await listCuisines(ctx, filter) });
  if (fields === "points") return cachedListing(request, "points", await listPoints(ctx, filter));
  const restaurants = await listAllRestaurants(ctx, filter);
  // Each view of the map has bounds of its own, and few restaurants.
  return filter.bounds
    ? streamListing(request, "restaurants", restaurants)
    : cachedListing(request, "restaurants", restaurants);
});
