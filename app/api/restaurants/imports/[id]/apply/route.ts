import { z } from "zod";
import { IdParam } from "@/lib/http/params";
import { route } from "@/lib/http/route";
import { applyImport } from "@/lib/restaurants/transfer/apply-import";
import { ApplyImportInput } from "@/lib/restaurants/transfer/contract";

export const POST = route(
  { access: "user", params: z.object({ id: IdParam }), body: ApplyImportInput },
  async ({ ctx, params, body }) => ({ import: await applyImport(ctx, params.id, body) }),
);
