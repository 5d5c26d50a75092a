import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api-client";
import { type JobDetails, JobResponse, JobsResponse, type RunStatus } from "@/lib/contracts/job";
import { SECOND_MS } from "@/lib/core/durations";

const jobKeys = {
  lists: ["jobs", "list"],
  list: (status: RunStatus | null) => ["jobs", "list", status],
  run: (id: string) => ["jobs", "run", id],
};

/** Polled while the page is visible, and not cached for a later visit: these screens show the latest state only. */
const POLLED = { refetchInterval: 2 * SECOND_MS, gcTime: 0 };

/** Null until the first response: with data in place, an error stays on screen until a request succeeds. */
export const jobsQuery = (status: RunStatus | null) =>
  queryOptions({
    ...POLLED,
    queryKey: jobKeys.list(status),
    queryFn: async ({ signal }): Promise<JobsResponse | null> =>
      JobsResponse.parse(await callApi(status ? `/api/jobs?status=${status}` : "/api/jobs", { signal })),
    initialData: null,
  });

/** Null until the first response, as above. */
export const runQuery = (id: string) =>
  queryOptions({
    ...POLLED,
    queryKey: jobKeys.run(id),
    queryFn: async ({ signal }): Promise<JobDetails | null> =>
      JobResponse.parse(await callApi(`/api/jobs/${id}`, { signal })).run,
    initialData: null,
  });

type RunChange = { id: string; action: "try-again" | "cancel" };

export const changeRunMutation = mutationOptions({
  mutationFn: async ({ id, action }: RunChange) =>
    JobResponse.parse(await callApi(`/api/jobs/${id}/${action}`, { body: {} })).run,
  onSettled: (_run, _error, _change, _result, { client }) => {
    client.invalidateQueries({ queryKey: jobKeys.lists });
  },
});
