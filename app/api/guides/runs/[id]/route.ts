import { z } from "zod";
import { getRun } from "@/lib/guides/debug/get-run";
import { IdParam } from "@/lib/http/params";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin", params: z.object({ id: IdParam }) }, async ({ ctx, params }) => ({
  run: await getRun(ctx, params.id),
}));
