import { WriteDraftInput } from "@/lib/contracts/edition";
import { previewWeeklySend } from "@/lib/editions/preview-weekly-send";
import { route } from "@/lib/http/route";
import { writeWeekGuide } from "@/lib/themes/preview/write-week-guide";

export const POST = route({ access: "admin", body: WriteDraftInput }, async ({ ctx, body }) => {
  await writeWeekGuide(ctx, body);
  return previewWeeklySend(ctx);
});
