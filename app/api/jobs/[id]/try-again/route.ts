import { RunParams } from "@/lib/contracts/job";
import { route } from "@/lib/http/route";
import { getRun } from "@/lib/jobs/get-run";
import { retryRun } from "@/lib/jobs/retry-run";

export const POST = route({ access: "admin", params: RunParams }, async ({ ctx, params }) => {
  await retryRun(ctx, params.id);
  return { run: await getRun(ctx, params.id) };
});
