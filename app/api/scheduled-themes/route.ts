import { z } from "zod";
import { THEME_CITY } from "@/lib/cities";
import { wholeNumber } from "@/lib/http/query";
import { route } from "@/lib/http/route";
import { ThemeCity, ThemeStatus } from "@/lib/themes/contract";
import { listThemes } from "@/lib/themes/list";

const Query = z.object({
  city: ThemeCity.default(THEME_CITY),
  status: ThemeStatus.optional(),
  limit: wholeNumber("limit", { min: 1, max: 500, fallback: 100 }),
});

export const GET = route({ access: "admin", query: Query }, async ({ ctx, query }) => ({
  themes: await listThemes(ctx, query),
}));
