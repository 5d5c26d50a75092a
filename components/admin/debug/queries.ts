import { keepPreviousData, mutationOptions, queryOptions, skipToken } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api-client";
import { GuidesResponse } from "@/lib/contracts/guide";
import { GuideGenerationResponse, GuideRunResponse, GuideRunsResponse } from "@/lib/contracts/guide-run";
import { SendTestResponse } from "@/lib/contracts/subscriber";

export const debugKeys = {
  lists: ["debug", "lists"],
  list: (city: string) => ["debug", "lists", city],
  storedRun: (source: RunSource) => ["debug", "stored run", source],
  comparison: (pair: RunPair | null) => ["debug", "comparison", pair],
};

/** A city's guides and stored runs. */
export const debugListsQuery = (city: string) =>
  queryOptions({
    queryKey: debugKeys.list(city),
    queryFn: async ({ signal }) => {
      const [guides, runs] = await Promise.all([
        callApi(`/api/guides?${new URLSearchParams({ city, includeAll: "true" })}`, { signal }),
        callApi(`/api/guides/runs?${new URLSearchParams({ city })}`, { signal }),
      ]);
      return { guides: GuidesResponse.parse(guides).guides, runs: GuideRunsResponse.parse(runs).runs };
    },
    refetchOnWindowFocus: false,
  });

/** A run by its own id, or the run that made a guide. */
export type RunSource = { runId: string } | { guideId: string };

/** Not cached: the pipeline keeps the run that is open. */
export const storedRunQuery = (source: RunSource) =>
  queryOptions({
    queryKey: debugKeys.storedRun(source),
    queryFn: ({ signal }) =>
      "runId" in source ? fetchRun(source.runId, signal) : fetchGeneration(source.guideId, signal),
    gcTime: 0,
  });

export type RunPair = { beforeId: string; afterId: string };

/** The former pair stays on screen while the next one loads. */
export const comparisonQuery = (pair: RunPair | null) =>
  queryOptions({
    queryKey: debugKeys.comparison(pair),
    queryFn: pair
      ? async ({ signal }) => {
          const [before, after] = await Promise.all([fetchRun(pair.beforeId, signal), fetchRun(pair.afterId, signal)]);
          return { before, after };
        }
      : skipToken,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });

const fetchRun = async (id: string, signal: AbortSignal) =>
  GuideRunResponse.parse(await callApi(`/api/guides/runs/${encodeURIComponent(id)}`, { signal })).run;

const fetchGeneration = async (guideId: string, signal: AbortSignal) =>
  GuideGenerationResponse.parse(await callApi(`/api/guides/${encodeURIComponent(guideId)}/generation`, { signal }))
    .generation;

type PreviewRequest = { guideId: string; address: string };

/** Resolves to the sentence that confirms it. A blank address is left out: the server then uses the account's own. */
export const sendPreviewMutation = mutationOptions({
  mutationFn: async ({ guideId, address }: PreviewRequest) => {
    const email = address.trim();
    const body = email === "" ? {} : { email };
    const response = await callApi(`/api/email/guides/${encodeURIComponent(guideId)}/send-test`, { body });
    return SendTestResponse.parse(response ?? {}).message || "Preview email sent.";
  },
});
