import { callApi } from "@/lib/client/api-client";
import { type ActionKind, AdminLog } from "@/lib/contracts/admin-log";

/** What of the log is shown: null is all of it. */
export type LogFilter = { kind: ActionKind | null; by: string | null };

export async function fetchLog({ kind, by }: LogFilter, before: number | null, signal: AbortSignal): Promise<AdminLog> {
  const query = new URLSearchParams({
    ...(kind !== null && { kind }),
    ...(by !== null && { by }),
    ...(before !== null && { before: String(before) }),
  });
  return AdminLog.parse(await callApi(`/api/admin-log?${query}`, { signal }));
}
