import { z } from "zod";
import { IdParam } from "@/lib/http/params";
import { refreshPublicPages } from "@/lib/http/public-cache";
import { route } from "@/lib/http/route";
import { SettleReportsInput } from "@/lib/reports/contract";
import { listReports } from "@/lib/reports/list";
import { settleReports } from "@/lib/reports/settle";

export const POST = route(
  { access: "admin", params: z.object({ restaurantId: IdParam }), body: SettleReportsInput },
  async ({ ctx, params, body }) => {
    for (const guideId of await settleReports(ctx, params.restaurantId, body)) refreshPublicPages(guideId);
    return listReports(ctx);
  },
);
