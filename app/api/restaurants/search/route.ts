import { z } from "zod";
import { personalAnswer } from "@/lib/http/personal-answer";
import { cityFilter, wholeNumber } from "@/lib/http/query";
import { route } from "@/lib/http/route";
import { SEARCH_LIMIT } from "@/lib/restaurants/contract";
import { searchRestaurants } from "@/lib/restaurants/search";

const Query = z.object({
  query: z.string({ error: "query must say what to search for." }),
  city: cityFilter,
  limit: wholeNumber("limit", SEARCH_LIMIT),
});

export const GET = route({ access: "user", query: Query }, async ({ ctx, query, request }) =>
  personalAnswer(request, { restaurants: await searchRestaurants(ctx, query) }),
);
