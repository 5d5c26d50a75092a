import { route } from "@/lib/http/route";
import { RunParams } from "@/lib/jobs/contract";
import { getRun } from "@/lib/jobs/get-run";
import { tryAgain } from "@/lib/jobs/try-again";

export const POST = route({ access: "admin", params: RunParams }, async ({ ctx, params }) => {
  await tryAgain(ctx, params.id);
  return { run: await getRun(ctx, params.id) };
});
