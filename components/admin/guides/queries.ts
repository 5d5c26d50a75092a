import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api-client";
import {
  type ChangeGuideInput,
  type ManagedGuide,
  ManagedGuideResponse,
  ManagedGuidesResponse,
} from "@/lib/contracts/guide";
import { CITIES } from "@/lib/core/cities";

const guideKeys = { managed: ["guides", "managed"] };
const pathOf = (id: string) => `/api/guides/${encodeURIComponent(id)}`;

/** Every guide, newest first. */
export const guidesQuery = queryOptions({
  queryKey: guideKeys.managed,
  queryFn: async ({ signal }) => {
    const lists = await Promise.all(
      CITIES.map(async (city) => {
        const query = new URLSearchParams({ city, includeAll: "true" });
        return ManagedGuidesResponse.parse(await callApi(`/api/guides?${query}`, { signal })).guides;
      }),
    );
    return lists.flat().sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  },
  refetchOnWindowFocus: false,
});

export type GuideChange = { id: string; change: ChangeGuideInput };

export const changeGuideMutation = mutationOptions({
  mutationFn: async ({ id, change }: GuideChange) =>
    ManagedGuideResponse.parse(await callApi(pathOf(id), { method: "PUT", body: change })).guide,
  onSuccess: (changed, { id }, _result, { client }) => {
    client.setQueryData<ManagedGuide[]>(guideKeys.managed, (guides) =>
      guides?.map((guide) => (guide.id === id ? changed : guide)),
    );
  },
});

export const deleteGuideMutation = mutationOptions({
  mutationFn: (id: string) => callApi<void>(pathOf(id), { method: "DELETE" }),
  onSuccess: (_nothing, id, _result, { client }) => {
    client.setQueryData<ManagedGuide[]>(guideKeys.managed, (guides) => guides?.filter((guide) => guide.id !== id));
  },
});
