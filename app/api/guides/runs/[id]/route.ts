import { z } from "zod";
import { IdParam } from "@/lib/core/id-param";
import { getGuideRun } from "@/lib/guides/debug/get-run";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin", params: z.object({ id: IdParam }) }, async ({ ctx, params }) => ({
  run: await getGuideRun(ctx, params.id),
}));
