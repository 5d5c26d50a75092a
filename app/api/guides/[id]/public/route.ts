import { z } from "zod";
import { IdParam } from "@/lib/core/id-param";
import { getPublicGuide } from "@/lib/guides/get";
import { preflight } from "@/lib/http/cors";
import { route } from "@/lib/http/route";

export const GET = route({ access: "public", cors: true, params: z.object({ id: IdParam }) }, ({ ctx, params }) =>
  getPublicGuide(ctx, params.id),
);

export const OPTIONS = preflight;
