import { SendWeekInput } from "@/lib/editions/contract";
import { listEditions } from "@/lib/editions/list";
import { requestWeek } from "@/lib/editions/request-week";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin" }, async ({ ctx }) => ({ editions: await listEditions(ctx) }));

export const POST = route({ access: "admin", body: SendWeekInput }, async ({ ctx, body }) => {
  await requestWeek(ctx, body);
  return { editions: await listEditions(ctx) };
});
