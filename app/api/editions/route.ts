import { SendWeekInput } from "@/lib/contracts/edition";
import { listEditions } from "@/lib/editions/list";
import { requestWeeklySend } from "@/lib/editions/request-weekly-send";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin" }, async ({ ctx }) => ({ editions: await listEditions(ctx) }));

export const POST = route({ access: "admin", body: SendWeekInput }, async ({ ctx, body }) => {
  await requestWeeklySend(ctx, body);
  return { editions: await listEditions(ctx) };
});
