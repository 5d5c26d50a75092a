import { z } from "zod";
import { cityParam } from "@/lib/contracts/query-params";
import { UserStatus } from "@/lib/contracts/restaurant";
import { privateJson } from "@/lib/http/private-response";
import { route } from "@/lib/http/route";
import { listSaved } from "@/lib/restaurants/list-saved";

/** Without a status, every one but not_interested. */
const SavedQuery = z.object({ city: cityParam, status: UserStatus.optional() });

export const GET = route({ access: "user", query: SavedQuery }, async ({ ctx, query, request }) =>
  privateJson(request, { restaurants: await listSaved(ctx, query) }),
);
