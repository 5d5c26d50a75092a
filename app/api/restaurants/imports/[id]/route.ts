import { z } from "zod";
import { IdParam } from "@/lib/core/id-param";
import { route } from "@/lib/http/route";
import { getImport } from "@/lib/restaurants/import-export/get-import";

export const GET = route({ access: "user", params: z.object({ id: IdParam }) }, async ({ ctx, params }) => ({
  import: await getImport(ctx, params.id),
}));
