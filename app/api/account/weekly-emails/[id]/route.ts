import { ChangeWeeklyEmailInput, WeeklyEmailParams } from "@/lib/contracts/weekly-email";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { changeWeeklyEmailCity } from "@/lib/newsletter/own/change-city";
import { leaveWeeklyEmail } from "@/lib/newsletter/own/leave";

export const PUT = route(
  { access: "user", params: WeeklyEmailParams, body: ChangeWeeklyEmailInput },
  async ({ ctx, params, body }) => {
    await changeWeeklyEmailCity(ctx, params.id, body.city);
    return noContent();
  },
);

export const DELETE = route({ access: "user", params: WeeklyEmailParams }, async ({ ctx, params }) => {
  await leaveWeeklyEmail(ctx, params.id);
  return noContent();
});
