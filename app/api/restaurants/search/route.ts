import { z } from "zod";
import { NearSearchInput } from "@/lib/contracts/near";
import { boundsParam, cityParam, integerParam } from "@/lib/contracts/query-params";
import { SEARCH_LIMIT } from "@/lib/contracts/restaurant";
import { searchFilterParams } from "@/lib/contracts/restaurant-filters";
import { privateJson } from "@/lib/http/private-response";
import { route } from "@/lib/http/route";
import { placeFilter } from "@/lib/restaurants/place-filter";
import { searchForReader } from "@/lib/restaurants/search";
import { searchArea } from "@/lib/restaurants/search-area";
import { searchNear } from "@/lib/restaurants/search-near";

/** Within bounds there is something to find without a query. */
const Query = z
  .object({
    query: z.string().optional(),
    city: cityParam,
    bounds: boundsParam,
    limit: integerParam("limit", SEARCH_LIMIT),
    ...searchFilterParams,
  })
  .refine(({ query, bounds }) => query !== undefined || bounds !== undefined, "Say what to search for.");

export const GET = route(
  { access: "user", query: Query },
  async ({ ctx, query: { query, city, bounds, limit, ...asked }, request }) => {
    const wanted = { city, limit, filter: placeFilter(asked, ctx.now) };
    if (bounds) return privateJson(request, await searchArea(ctx, { ...wanted, query, bounds }));
    return privateJson(request, await searchForReader(ctx, { ...wanted, query: query ?? "" }));
  },
);

/** Near a position, which so stands in no address that a server logs. */
export const POST = route({ access: "user", body: NearSearchInput }, ({ ctx, body }) => {
  const { query, bounds, latitude, longitude, ...asked } = body;
  const near = { latitude, longitude };
  const filter = placeFilter(asked, ctx.now);
  return bounds
    ? searchArea(ctx, { bounds, query, near, filter, limit: SEARCH_LIMIT.max })
    : searchNear(ctx, { ...near, query: query ?? "", filter });
});
