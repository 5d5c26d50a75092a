import { z } from "zod";
import { callApi } from "@/lib/client/api-client";
import { FlaggedEntryList, ReplacementProposal } from "@/lib/contracts/flagged-entry";
import { ReportList, type SettleReportsInput } from "@/lib/contracts/report";

export const fetchFlags = async (signal?: AbortSignal) =>
  FlaggedEntryList.parse(await callApi("/api/guides/flags", { signal }));
export const fetchReports = async (signal?: AbortSignal) => ReportList.parse(await callApi("/api/reports", { signal }));

type Entry = { guideId: string; restaurantId: string };
const entryPath = ({ guideId, restaurantId }: Entry, rest = "") =>
  `/api/guides/${encodeURIComponent(guideId)}/entries/${encodeURIComponent(restaurantId)}${rest}`;

/** Longer than the server takes at most: a model may be writing. */
const WRITING_TIMEOUT_MS = 100_000;

export async function requestProposal(
  entry: Entry,
  except: string[],
  signal: AbortSignal,
): Promise<ReplacementProposal> {
  const call = { body: { except }, signal, timeoutMs: WRITING_TIMEOUT_MS };
  return z.object({ proposal: ReplacementProposal }).parse(await callApi(entryPath(entry, "/proposal"), call)).proposal;
}
export const replaceEntry = (entry: Entry, proposalId: string): Promise<void> =>
  callApi(entryPath(entry, "/replace"), { body: { proposalId } });
export const removeEntry = (entry: Entry): Promise<void> => callApi(entryPath(entry), { method: "DELETE" });
export const dismissFlag = (entry: Entry, seen: number): Promise<void> =>
  callApi(entryPath(entry, "/dismiss"), { body: { seen } });
export const reopenPlace = (id: string): Promise<void> =>
  callApi(`/api/restaurants/${encodeURIComponent(id)}`, { method: "PUT", body: { isOpen: true } });
export const settleReports = (restaurantId: string, settled: SettleReportsInput): Promise<void> =>
  callApi(`/api/reports/${encodeURIComponent(restaurantId)}/settle`, { body: settled });
