import { z } from "zod";
import { ApplyImportInput } from "@/lib/contracts/place-import";
import { IdParam } from "@/lib/core/id-param";
import { route } from "@/lib/http/route";
import { applyImport } from "@/lib/restaurants/import-export/apply-import";

export const POST = route(
  { access: "user", params: z.object({ id: IdParam }), body: ApplyImportInput },
  async ({ ctx, params, body }) => ({ import: await applyImport(ctx, params.id, body) }),
);
