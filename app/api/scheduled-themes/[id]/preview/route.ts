import { route } from "@/lib/http/route";
import { requestPreview } from "@/lib/themes/preview/request-preview";
import { waitForPreview } from "@/lib/themes/preview/wait-for-preview";
import { ThemeParams } from "@/lib/themes/theme-params";

export const POST = route({ access: "admin", params: ThemeParams }, async ({ ctx, params }) => ({
  theme: await waitForPreview(ctx, await requestPreview(ctx, params.id)),
}));
