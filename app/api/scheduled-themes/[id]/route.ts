import { noContent } from "@/lib/http/answers";
import { refreshPublicPages } from "@/lib/http/public-cache";
import { route } from "@/lib/http/route";
import { changeTheme } from "@/lib/themes/change";
import { ChangeThemeInput } from "@/lib/themes/contract";
import { ThemeParams } from "@/lib/themes/params";
import { skipTheme } from "@/lib/themes/skip";

export const PUT = route(
  { access: "admin", params: ThemeParams, body: ChangeThemeInput },
  async ({ ctx, params, body }) => ({ theme: await changeTheme(ctx, params.id, body) }),
);

export const DELETE = route({ access: "admin", params: ThemeParams }, async ({ ctx, params }) => {
  const { guideId } = await skipTheme(ctx, params.id);
  if (guideId) refreshPublicPages(guideId);
  return noContent();
});
