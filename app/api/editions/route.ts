import { SendWeekInput } from "@/lib/editions/contract";
import { listEditions } from "@/lib/editions/list";
import { sendWeek } from "@/lib/editions/send-week";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin" }, async ({ ctx }) => ({ editions: await listEditions(ctx) }));

export const POST = route({ access: "admin", body: SendWeekInput }, async ({ ctx, body }) => {
  await sendWeek(ctx, body);
  return { editions: await listEditions(ctx) };
});
