import { z } from "zod";
import { IdParam } from "@/lib/core/id-param";
import { route } from "@/lib/http/route";
import { undoImport } from "@/lib/restaurants/import-export/undo-import";

export const POST = route({ access: "user", params: z.object({ id: IdParam }) }, async ({ ctx, params }) => ({
  import: await undoImport(ctx, params.id),
}));
