import { previewWeeklySend } from "@/lib/editions/preview-weekly-send";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin" }, async ({ ctx }) => previewWeeklySend(ctx));
