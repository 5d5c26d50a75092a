import { z } from "zod";
import { SetStatusInput } from "@/lib/contracts/restaurant";
import { IdParam } from "@/lib/core/id-param";
import { route } from "@/lib/http/route";
import { setStatus } from "@/lib/restaurants/set-status";

export const POST = route(
  { access: "user", params: z.object({ id: IdParam }), body: SetStatusInput },
  async ({ ctx, params, body }) => ({ restaurant: await setStatus(ctx, params.id, body) }),
);
