import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api-client";
import { FlaggedEntryList, ProposalResponse } from "@/lib/contracts/flagged-entry";
import { ReportList, type SettleReportsInput } from "@/lib/contracts/report";
import { SECOND_MS } from "@/lib/core/durations";

/** Longer than the server takes at most: a model may be writing. */
const PROPOSAL_TIMEOUT_MS = 100 * SECOND_MS;

/** Flagged entries and readers' reports. One query: settling either can change both. */
export const flaggedEntriesQuery = queryOptions({
  queryKey: ["flagged-entries"],
  queryFn: async ({ signal }) => {
    const [flags, reports] = await Promise.all([
      callApi("/api/guides/flags", { signal }),
      callApi("/api/reports", { signal }),
    ]);
    return { flags: FlaggedEntryList.parse(flags), reports: ReportList.parse(reports) };
  },
  refetchOnWindowFocus: false,
});

export type EntryIds = { guideId: string; restaurantId: string };
const entryPath = ({ guideId, restaurantId }: EntryIds, rest = "") =>
  `/api/guides/${encodeURIComponent(guideId)}/entries/${encodeURIComponent(restaurantId)}${rest}`;

export async function proposeReplacement(entry: EntryIds, except: string[], signal: AbortSignal) {
  const request = { body: { except }, signal, timeoutMs: PROPOSAL_TIMEOUT_MS };
  return ProposalResponse.parse(await callApi(entryPath(entry, "/proposal"), request)).proposal;
}
export const replaceEntry = (entry: EntryIds, proposalId: string): Promise<void> =>
  callApi(entryPath(entry, "/replace"), { body: { proposalId } });
export const removeEntry = (entry: EntryIds): Promise<void> => callApi(entryPath(entry), { method: "DELETE" });
export const dismissFlag = (entry: EntryIds, seen: number): Promise<void> =>
  callApi(entryPath(entry, "/dismiss"), { body: { seen } });
export const reopenPlace = (id: string): Promise<void> =>
  callApi(`/api/restaurants/${encodeURIComponent(id)}`, { method: "PUT", body: { isOpen: true } });
export const settleReports = (restaurantId: string, settlement: SettleReportsInput): Promise<void> =>
  callApi(`/api/reports/${encodeURIComponent(restaurantId)}/settle`, { body: settlement });
