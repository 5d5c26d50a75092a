import { z } from "zod";
import { IdParam } from "@/lib/core/id-param";
import { getPublicGuide } from "@/lib/guides/get";
import { route } from "@/lib/http/route";

export const GET = route({ access: "public", params: z.object({ id: IdParam }) }, ({ ctx, params }) =>
  getPublicGuide(ctx, params.id),
);
