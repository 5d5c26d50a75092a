import { z } from "zod";
import { CITIES } from "@/lib/cities";
import { listRuns } from "@/lib/guides/debug/list-runs";
import { route } from "@/lib/http/route";

const Query = z.object({ city: z.enum(CITIES, { error: "city must be one of our cities." }) });

export const GET = route({ access: "admin", query: Query }, async ({ ctx, query }) => ({
  runs: await listRuns(ctx, query),
}));
