import { z } from "zod";
import { IdParam } from "@/lib/core/id-param";
import { PRIVATE_HEADERS } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { exportNotFound } from "@/lib/restaurants/import-export/export-not-found";

export const GET = route({ access: "user", params: z.object({ id: IdParam }) }, async ({ ctx, params }) => {
  const text = await exportNotFound(ctx, params.id);
  const disposition = 'attachment; filename="not-in-kumquat.csv"';
  return new Response(text, {
    headers: { ...PRIVATE_HEADERS, "content-type": "text/csv; charset=utf-8", "content-disposition": disposition },
  });
});
