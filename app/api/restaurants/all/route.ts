import { z } from "zod";
import { keptListing, personalListing } from "@/lib/http/personal-answer";
import { boundsFilter, cityFilter } from "@/lib/http/query";
import { route } from "@/lib/http/route";
import { listAll } from "@/lib/restaurants/list-all";
import { listPoints } from "@/lib/restaurants/list-points";

const Query = z.object({
  city: cityFilter,
  bounds: boundsFilter,
  fields: z.literal("points", { error: "fields must be points, or not be given." }).optional(),
});

export const GET = route({ access: "admin", query: Query }, async ({ ctx, query: { fields, ...filter }, request }) =>
  fields === "points"
    ? keptListing(request, "points", await listPoints(ctx, filter))
    : personalListing(request, "restaurants", await listAll(ctx, filter)),
);
