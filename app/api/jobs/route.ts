import { env } from "@/lib/env";
import { route } from "@/lib/http/route";
import { JobsQuery } from "@/lib/jobs/contract";
import { listRuns } from "@/lib/jobs/list-runs";
import { usesInngest } from "@/lib/jobs/uses-inngest";

export const GET = route({ access: "admin", query: JobsQuery }, async ({ ctx, query }) => ({
  runner: usesInngest(env()) ? "inngest" : "embedded",
  ...(await listRuns(ctx, query)),
}));
