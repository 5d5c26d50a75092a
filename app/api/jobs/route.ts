import { JobsQuery } from "@/lib/contracts/job";
import { env } from "@/lib/core/env";
import { route } from "@/lib/http/route";
import { listRuns } from "@/lib/jobs/list-runs";
import { usesInngest } from "@/lib/jobs/uses-inngest";

export const GET = route({ access: "admin", query: JobsQuery }, async ({ ctx, query }) => ({
  runner: usesInngest(env()) ? "inngest" : "embedded",
  ...(await listRuns(ctx, query)),
}));
