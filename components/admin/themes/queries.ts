import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api-client";
import {
  EMPTY_LIST,
  LIST_LIMIT,
  STATUS_BY_FILTER,
  type ThemeFilter,
  type ThemeList,
  themeListReducer,
} from "@/lib/client/themes/theme-list";
import { type ScheduledTheme, ThemeResponse, ThemesResponse, type UpdateThemeInput } from "@/lib/contracts/theme";
import { THEME_CITY } from "@/lib/core/cities";
import { MINUTE_MS } from "@/lib/core/durations";

const themeKeys = { list: ["themes", "list"] };

/**
 * The list with its filter: one cached value, because what one filter has loaded is shown under the others at once.
 * A response is merged into what streams and mutations put there while it was under way.
 */
export const themesQuery = queryOptions({
  queryKey: themeKeys.list,
  queryFn: async ({ client, signal }): Promise<ThemeList> => {
    const before = client.getQueryData<ThemeList>(themeKeys.list) ?? EMPTY_LIST;
    const themes = await fetchThemes(before.filter, signal);
    const current = client.getQueryData<ThemeList>(themeKeys.list) ?? EMPTY_LIST;
    const isLatest = current === before;
    return themeListReducer(current, { type: "loaded", filter: before.filter, themes, isLatest });
  },
  initialData: EMPTY_LIST,
  refetchOnWindowFocus: false,
});

async function fetchThemes(filter: ThemeFilter, signal: AbortSignal): Promise<ScheduledTheme[]> {
  const status = STATUS_BY_FILTER[filter];
  const query = new URLSearchParams({ city: THEME_CITY, limit: String(LIST_LIMIT), ...(status && { status }) });
  return ThemesResponse.parse(await callApi(`/api/scheduled-themes?${query}`, { signal })).themes;
}

const pathOf = (id: string) => `/api/scheduled-themes/${encodeURIComponent(id)}`;

type ThemeChange = { id: string; change: UpdateThemeInput };

export const updateThemeMutation = mutationOptions({
  mutationFn: async ({ id, change }: ThemeChange) =>
    ThemeResponse.parse(await callApi(pathOf(id), { method: "PUT", body: change })).theme,
});

export const approveThemesMutation = mutationOptions({
  mutationFn: async (ids: readonly string[]) =>
    ThemesResponse.parse(await callApi(pathOf("approve"), { method: "POST", body: { ids } })).themes,
});

export const skipThemeMutation = mutationOptions({
  mutationFn: ({ id }: ScheduledTheme) => callApi<void>(pathOf(id), { method: "DELETE" }),
});

/** The server writes the guide while the request waits. */
const PREVIEW_TIMEOUT_MS = 10 * MINUTE_MS;

/** The theme with its guide; null where the response does not contain it. */
export async function previewTheme(id: string, signal?: AbortSignal): Promise<ScheduledTheme | null> {
  const response = await callApi(`${pathOf(id)}/preview`, { method: "POST", signal, timeoutMs: PREVIEW_TIMEOUT_MS });
  return ThemeResponse.safeParse(response).data?.theme ?? null;
}
