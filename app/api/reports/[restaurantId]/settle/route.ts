import { z } from "zod";
import { SettleReportsInput } from "@/lib/contracts/report";
import { IdParam } from "@/lib/core/id-param";
import { route } from "@/lib/http/route";
import { listReports } from "@/lib/reports/list";
import { settleReports } from "@/lib/reports/settle";
import { revalidatePlace } from "@/lib/web/revalidate";

export const POST = route(
  { access: "admin", params: z.object({ restaurantId: IdParam }), body: SettleReportsInput },
  async ({ ctx, params, body }) => {
    revalidatePlace(params.restaurantId, await settleReports(ctx, params.restaurantId, body));
    return listReports(ctx);
  },
);
