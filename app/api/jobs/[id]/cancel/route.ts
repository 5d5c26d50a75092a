import { RunParams } from "@/lib/contracts/job";
import { route } from "@/lib/http/route";
import { cancelRun } from "@/lib/jobs/cancel-run";
import { getRun } from "@/lib/jobs/get-run";

export const POST = route({ access: "admin", params: RunParams }, async ({ ctx, params }) => {
  await cancelRun(ctx, params.id);
  return { run: await getRun(ctx, params.id) };
});
