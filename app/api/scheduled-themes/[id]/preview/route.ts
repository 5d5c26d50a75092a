import { route } from "@/lib/http/route";
import { ThemeParams } from "@/lib/themes/params";
import { requestPreview } from "@/lib/themes/preview/request";
import { waitForPreview } from "@/lib/themes/preview/wait-for";

export const POST = route({ access: "admin", params: ThemeParams }, async ({ ctx, params }) => ({
  theme: await waitForPreview(ctx, await requestPreview(ctx, params.id)),
}));
