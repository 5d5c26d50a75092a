import { infiniteQueryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api-client";
import { type ActionKind, AdminLog } from "@/lib/contracts/admin-log";

/** Null matches everything. */
export type LogFilter = { kind: ActionKind | null; by: string | null };

/** Newest first, a page at a time. Not cached: a filter that is chosen again starts at its newest page. */
export const logQuery = ({ kind, by }: LogFilter) =>
  infiniteQueryOptions({
    queryKey: ["admin-log", kind, by],
    queryFn: async ({ pageParam: before, signal }) => {
      const query = new URLSearchParams({
        ...(kind !== null && { kind }),
        ...(by !== null && { by }),
        ...(before !== null && { before: String(before) }),
      });
      return AdminLog.parse(await callApi(`/api/admin-log?${query}`, { signal }));
    },
    initialPageParam: null,
    getNextPageParam: ({ next }: AdminLog): number | null => next,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
