import { WriteDraftInput } from "@/lib/contracts/edition";
import { previewWeeklySend } from "@/lib/editions/preview-weekly-send";
import { writeDraft } from "@/lib/editions/write-draft";
import { route } from "@/lib/http/route";

export const POST = route({ access: "admin", body: WriteDraftInput }, async ({ ctx, body }) => {
  await writeDraft(ctx, body);
  return previewWeeklySend(ctx);
});
