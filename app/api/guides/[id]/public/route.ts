import { z } from "zod";
import { getPublicGuide } from "@/lib/guides/get";
import { IdParam } from "@/lib/http/params";
import { route } from "@/lib/http/route";

export const GET = route({ access: "public", params: z.object({ id: IdParam }) }, ({ ctx, params }) =>
  getPublicGuide(ctx, params.id),
);
