import { z } from "zod";
import { CityInput } from "@/lib/contracts/query-params";
import { listGuideRuns } from "@/lib/guides/debug/list-runs";
import { route } from "@/lib/http/route";

const Query = z.object({ city: CityInput });

export const GET = route({ access: "admin", query: Query }, async ({ ctx, query }) => ({
  runs: await listGuideRuns(ctx, query),
}));
