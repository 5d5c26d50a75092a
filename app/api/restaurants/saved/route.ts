import { z } from "zod";
import { cityParam } from "@/lib/contracts/query-params";
import { privateJson } from "@/lib/http/private-response";
import { route } from "@/lib/http/route";
import { listSaved } from "@/lib/restaurants/list-saved";

export const GET = route({ access: "user", query: z.object({ city: cityParam }) }, async ({ ctx, query, request }) =>
  privateJson(request, { restaurants: await listSaved(ctx, query) }),
);
