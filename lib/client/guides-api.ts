import { z } from "zod";
import { callApi } from "@/lib/client/api-client";
import { GuideListItem } from "@/lib/client/guide-list-item";

const CitiesResponse = z.object({ cities: z.array(z.string().min(1)) });
const GuidesResponse = z.object({ guides: z.array(GuideListItem) });
const ExamplePromptResponse = z.object({ prompt: z.string() });

/** The calls of the Guides screen, with their answers checked. */
export const fetchCities = async (signal: AbortSignal): Promise<string[]> =>
  CitiesResponse.parse(await callApi("/api/restaurants/cities", { signal })).cities;

export const fetchGuides = async (city: string, signal: AbortSignal): Promise<GuideListItem[]> =>
  GuidesResponse.parse(await callApi(`/api/guides?${new URLSearchParams({ city })}`, { signal })).guides;

export const fetchExamplePrompt = async (city: string, signal: AbortSignal): Promise<string> =>
  ExamplePromptResponse.parse(await callApi(`/api/guides/example-prompt?${new URLSearchParams({ city })}`, { signal }))
    .prompt;
