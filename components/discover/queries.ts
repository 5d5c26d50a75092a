import { queryOptions, skipToken } from "@tanstack/react-query";
import { z } from "zod";
import { callApi } from "@/lib/client/api-client";
import { GuideListItem } from "@/lib/client/guide-list-item";
import { CreationAllowance, ExamplePromptResponse } from "@/lib/contracts/guide";
import { CitiesResponse } from "@/lib/contracts/restaurant";
import { SECOND_MS } from "@/lib/core/durations";

const GuidesResponse = z.object({ guides: z.array(GuideListItem) });

/** The cities that have restaurants. */
export const citiesQuery = queryOptions({
  queryKey: ["discover", "cities"],
  queryFn: async ({ signal }) => CitiesResponse.parse(await callApi("/api/restaurants/cities", { signal })).cities,
  staleTime: "static",
});

/** A city's guides, loaded again each time the city is chosen; nothing while the city is null. */
export const guidesQuery = (city: string | null) =>
  queryOptions({
    queryKey: ["discover", "guides", city],
    queryFn: city === null ? skipToken : ({ signal }) => requestGuides(city, signal),
    staleTime: "static",
    gcTime: 0,
  });

/** A city's guides as they are now. */
export async function requestGuides(city: string, signal?: AbortSignal): Promise<GuideListItem[]> {
  return GuidesResponse.parse(await callApi(`/api/guides?${new URLSearchParams({ city })}`, { signal })).guides;
}

/** While none can be made, it is asked again: the time until the next runs. */
const ALLOWANCE_POLL_MS = 20 * SECOND_MS;

/** How many guides can still be asked for, asked anew each time the dialog shows it; without a word where that fails. */
export const allowanceQuery = queryOptions({
  queryKey: ["discover", "allowance"],
  queryFn: async ({ signal }) => CreationAllowance.parse(await callApi("/api/guides/allowance", { signal })),
  staleTime: 0,
  gcTime: 0,
  retry: false,
  refetchInterval: ({ state: { data } }) => (data?.left === 0 ? ALLOWANCE_POLL_MS : false),
});

/** A new example each time, so it is not a query. */
export async function requestExamplePrompt(city: string, signal: AbortSignal): Promise<string> {
  const response = await callApi(`/api/guides/example-prompt?${new URLSearchParams({ city })}`, { signal });
  return ExamplePromptResponse.parse(response).prompt;
}
