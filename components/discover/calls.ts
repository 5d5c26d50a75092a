import { z } from "zod";
import { callApi } from "@/lib/api/client";
import { ListedGuide } from "@/lib/guides/listed-guide";

const Cities = z.object({ cities: z.array(z.string().min(1)) });
const Guides = z.object({ guides: z.array(ListedGuide) });
const Example = z.object({ prompt: z.string() });

/** The calls of the Guides screen, with their answers checked. */
export const fetchCities = async (signal: AbortSignal): Promise<string[]> =>
  Cities.parse(await callApi("/api/restaurants/cities", { signal })).cities;

export const fetchGuides = async (city: string, signal: AbortSignal): Promise<ListedGuide[]> =>
  Guides.parse(await callApi(`/api/guides?${new URLSearchParams({ city })}`, { signal })).guides;

export const fetchExamplePrompt = async (city: string, signal: AbortSignal): Promise<string> =>
  Example.parse(await callApi(`/api/guides/example-prompt?${new URLSearchParams({ city })}`, { signal })).prompt;
