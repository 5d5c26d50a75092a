import { z } from "zod";
import { personalAnswer } from "@/lib/http/personal-answer";
import { cityFilter } from "@/lib/http/query";
import { route } from "@/lib/http/route";
import { listSaved } from "@/lib/restaurants/list-saved";

export const GET = route({ access: "user", query: z.object({ city: cityFilter }) }, async ({ ctx, query, request }) =>
  personalAnswer(request, { restaurants: await listSaved(ctx, query) }),
);
