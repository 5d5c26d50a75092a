import { UpdateThemeInput } from "@/lib/contracts/theme";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { skipTheme } from "@/lib/themes/skip";
import { ThemeParams } from "@/lib/themes/theme-params";
import { updateTheme } from "@/lib/themes/update";
import { revalidateGuide } from "@/lib/web/revalidate";

export const PUT = route(
  { access: "admin", params: ThemeParams, body: UpdateThemeInput },
  async ({ ctx, params, body }) => ({ theme: await updateTheme(ctx, params.id, body) }),
);

export const DELETE = route({ access: "admin", params: ThemeParams }, async ({ ctx, params }) => {
  const { guideId } = await skipTheme(ctx, params.id);
  if (guideId) revalidateGuide(guideId);
  return noContent();
});
