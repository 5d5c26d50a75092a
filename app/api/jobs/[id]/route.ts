import { RunParams } from "@/lib/contracts/job";
import { route } from "@/lib/http/route";
import { getRun } from "@/lib/jobs/get-run";

export const GET = route({ access: "admin", params: RunParams }, async ({ ctx, params }) => ({
  run: await getRun(ctx, params.id),
}));
