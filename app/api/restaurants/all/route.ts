import { z } from "zod";
import { personalListing } from "@/lib/http/personal-answer";
import { cityFilter } from "@/lib/http/query";
import { route } from "@/lib/http/route";
import { listAll } from "@/lib/restaurants/list-all";

export const GET = route({ access: "admin", query: z.object({ city: cityFilter }) }, async ({ ctx, query, request }) =>
  personalListing(request, "restaurants", await listAll(ctx, query)),
);
