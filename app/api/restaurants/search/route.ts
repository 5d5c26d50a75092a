import { z } from "zod";
import { cityParam, integerParam } from "@/lib/contracts/query-params";
import { SEARCH_LIMIT } from "@/lib/contracts/restaurant";
import { privateJson } from "@/lib/http/private-response";
import { route } from "@/lib/http/route";
import { searchRestaurants } from "@/lib/restaurants/search";

const Query = z.object({
  query: z.string({ error: "query must say what to search for." }),
  city: cityParam,
  limit: integerParam("limit", SEARCH_LIMIT),
});

export const GET = route({ access: "user", query: Query }, async ({ ctx, query, request }) =>
  privateJson(request, { restaurants: await searchRestaurants(ctx, query) }),
);
