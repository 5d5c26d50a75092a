import { z } from "zod";
import { CityInput, integerParam } from "@/lib/contracts/query-params";
import { DEFAULT_CITY } from "@/lib/core/cities";
import { listEmailGuides } from "@/lib/guides/list";
import { preflight } from "@/lib/http/cors";
import { route } from "@/lib/http/route";

const Query = z.object({
  city: CityInput.default(DEFAULT_CITY),
  limit: integerParam("limit", { min: 1, max: 100, fallback: 12 }),
});

export const GET = route({ access: "public", cors: true, query: Query }, ({ ctx, query }) =>
  listEmailGuides(ctx, query),
);

export const OPTIONS = preflight;
