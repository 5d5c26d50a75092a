import { z } from "zod";
import { NearSearchInput } from "@/lib/contracts/near";
import { boundsParam, cityParam, integerParam } from "@/lib/contracts/query-params";
import { SEARCH_LIMIT } from "@/lib/contracts/restaurant";
import { privateJson } from "@/lib/http/private-response";
import { route } from "@/lib/http/route";
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
  })
  .refine(({ query, bounds }) => query !== undefined || bounds !== undefined, "Say what to search for.");

export const GET = route(
  { access: "user", query: Query },
  async ({ ctx, query: { query, bounds, ...rest }, request }) => {
    if (bounds) return privateJson(request, await searchArea(ctx, { ...rest, query, bounds }));
    return privateJson(request, await searchForReader(ctx, { ...rest, query: query ?? "" }));
  },
);

/** Near a position, which so stands in no address that a server logs. */
export const POST = route({ access: "user", body: NearSearchInput }, ({ ctx, body: { query, bounds, ...near } }) =>
  bounds
    ? searchArea(ctx, { bounds, query, near, limit: SEARCH_LIMIT.max })
    : searchNear(ctx, { ...near, query: query ?? "" }),
);
