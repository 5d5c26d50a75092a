import { z } from "zod";
import { PRIVATE } from "@/lib/http/answers";
import { IdParam } from "@/lib/http/params";
import { route } from "@/lib/http/route";
import { exportNotFound } from "@/lib/restaurants/transfer/export-not-found";

export const GET = route({ access: "user", params: z.object({ id: IdParam }) }, async ({ ctx, params }) => {
  const text = await exportNotFound(ctx, params.id);
  const disposition = 'attachment; filename="not-in-kumquat.csv"';
  return new Response(text, {
    headers: { ...PRIVATE, "content-type": "text/csv; charset=utf-8", "content-disposition": disposition },
  });
});
