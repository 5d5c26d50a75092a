import { z } from "zod";
import { SettleReportsInput } from "@/lib/contracts/report";
import { IdParam } from "@/lib/core/id-param";
import { route } from "@/lib/http/route";
import { listReports } from "@/lib/reports/list";
import { settleReports } from "@/lib/reports/settle";
import { revalidateGuide } from "@/lib/web/revalidate";

export const POST = route(
  { access: "admin", params: z.object({ restaurantId: IdParam }), body: SettleReportsInput },
  async ({ ctx, params, body }) => {
    for (const guideId of await settleReports(ctx, params.restaurantId, body)) revalidateGuide(guideId);
    return listReports(ctx);
  },
);
