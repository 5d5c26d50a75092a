import { z } from "zod";
import { integerParam } from "@/lib/contracts/query-params";
import { ThemeCity, ThemeStatus } from "@/lib/contracts/theme";
import { THEME_CITY } from "@/lib/core/cities";
import { route } from "@/lib/http/route";
import { listThemes } from "@/lib/themes/list";

const Query = z.object({
  city: ThemeCity.default(THEME_CITY),
  status: ThemeStatus.optional(),
  limit: integerParam("limit", { min: 1, max: 500, fallback: 100 }),
});

export const GET = route({ access: "admin", query: Query }, async ({ ctx, query }) => ({
  themes: await listThemes(ctx, query),
}));
