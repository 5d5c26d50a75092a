import { z } from "zod";
import { ExportFormat } from "@/lib/contracts/place-import";
import { PRIVATE_HEADERS } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { exportPlaces } from "@/lib/restaurants/import-export/export-places";

export const GET = route({ access: "user", query: z.object({ format: ExportFormat }) }, async ({ ctx, query }) => {
  const { fileName, contentType, text } = await exportPlaces(ctx, query.format);
  return new Response(text, {
    headers: {
      ...PRIVATE_HEADERS,
      "content-type": contentType,
      "content-disposition": `attachment; filename="${fileName}"`,
    },
  });
});
