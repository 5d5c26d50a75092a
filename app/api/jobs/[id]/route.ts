import { route } from "@/lib/http/route";
import { RunParams } from "@/lib/jobs/contract";
import { getRun } from "@/lib/jobs/get-run";

export const GET = route({ access: "admin", params: RunParams }, async ({ ctx, params }) => ({
  run: await getRun(ctx, params.id),
}));
