import { z } from "zod";
import { PRIVATE } from "@/lib/http/answers";
import { route } from "@/lib/http/route";
import { ExportFormat } from "@/lib/restaurants/transfer/contract";
import { exportPlaces } from "@/lib/restaurants/transfer/export-places";

export const GET = route({ access: "user", query: z.object({ format: ExportFormat }) }, async ({ ctx, query }) => {
  const { fileName, contentType, text } = await exportPlaces(ctx, query.format);
  return new Response(text, {
    headers: {
      ...PRIVATE,
      "content-type": contentType,
      "content-disposition": `attachment; filename="${fileName}"`,
    },
  });
});
