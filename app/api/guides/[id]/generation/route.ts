import { z } from "zod";
import { IdParam } from "@/lib/core/id-param";
import { getRunByGuide } from "@/lib/guides/debug/get-run-by-guide";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin", params: z.object({ id: IdParam }) }, async ({ ctx, params }) => ({
  generation: await getRunByGuide(ctx, params.id),
}));
