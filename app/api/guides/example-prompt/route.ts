import { z } from "zod";
import { CityInput } from "@/lib/contracts/query-params";
import { DEFAULT_CITY } from "@/lib/core/cities";
import { getExamplePrompt } from "@/lib/guides/get-example-prompt";
import { route } from "@/lib/http/route";

const Query = z.object({ city: CityInput.default(DEFAULT_CITY) });

export const GET = route({ access: "user", query: Query }, async ({ ctx, query }) => ({
  prompt: await getExamplePrompt(ctx, query.city),
}));
