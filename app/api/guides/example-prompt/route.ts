import { z } from "zod";
import { CITIES, DEFAULT_CITY } from "@/lib/core/cities";
import { getExamplePrompt } from "@/lib/guides/get-example-prompt";
import { route } from "@/lib/http/route";

const Query = z.object({ city: z.enum(CITIES, { error: "city must be one of our cities." }).default(DEFAULT_CITY) });

export const GET = route({ access: "user", query: Query }, async ({ ctx, query }) => ({
  prompt: await getExamplePrompt(ctx, query.city),
}));
