import { z } from "zod";
import { CITIES } from "@/lib/core/cities";
import { listGuideRuns } from "@/lib/guides/debug/list-runs";
import { route } from "@/lib/http/route";

const Query = z.object({ city: z.enum(CITIES, { error: "city must be one of our cities." }) });

export const GET = route({ access: "admin", query: Query }, async ({ ctx, query }) => ({
  runs: await listGuideRuns(ctx, query),
}));
