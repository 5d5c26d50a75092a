import { z } from "zod";
import { getGeneration } from "@/lib/guides/get-generation";
import { IdParam } from "@/lib/http/params";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin", params: z.object({ id: IdParam }) }, async ({ ctx, params }) => ({
  generation: await getGeneration(ctx, params.id),
}));
