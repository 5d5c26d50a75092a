import { z } from "zod";
import { boundsParam, cityParam } from "@/lib/contracts/query-params";
import { cachedListing, streamListing } from "@/lib/http/private-response";
import { route } from "@/lib/http/route";
import { listAllRestaurants } from "@/lib/restaurants/list-all";
import { listPoints } from "@/lib/restaurants/list-points";

const Query = z.object({
  city: cityParam,
  bounds: boundsParam,
  fields: z.literal("points", { error: "fields must be points, or not be given." }).optional(),
});

export const GET = route({ access: "admin", query: Query }, async ({ ctx, query: { fields, ...filter }, request }) =>
  fields === "points"
    ? cachedListing(request, "points", await listPoints(ctx, filter))
    : streamListing(request, "restaurants", await listAllRestaurants(ctx, filter)),
);
