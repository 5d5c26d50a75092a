import { z } from "zod";
import { IdParam } from "@/lib/http/params";
import { route } from "@/lib/http/route";
import { SetStatusInput } from "@/lib/restaurants/contract";
import { setStatus } from "@/lib/restaurants/set-status";

export const POST = route(
  { access: "user", params: z.object({ id: IdParam }), body: SetStatusInput },
  async ({ ctx, params, body }) => ({ restaurant: await setStatus(ctx, params.id, body) }),
);
