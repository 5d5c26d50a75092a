import { z } from "zod";
import { callApi } from "@/lib/client/api-client";
import { LIST_LIMIT, STATUS_BY_FILTER, type ThemeFilter } from "@/lib/client/themes/theme-list";
import { ScheduledTheme, type UpdateThemeInput } from "@/lib/contracts/theme";
import { THEME_CITY } from "@/lib/core/cities";

/** A guide is written while the call waits. */
const PREVIEW_TIMEOUT_MS = 10 * 60_000;

const ThemesResponse = z.object({ themes: z.array(ScheduledTheme) });
const ThemeResponse = z.object({ theme: ScheduledTheme });
const pathOf = (id: string) => `/api/scheduled-themes/${encodeURIComponent(id)}`;

export async function fetchThemes(filter: ThemeFilter, signal: AbortSignal): Promise<ScheduledTheme[]> {
  const status = STATUS_BY_FILTER[filter];
  const query = new URLSearchParams({ city: THEME_CITY, limit: String(LIST_LIMIT), ...(status && { status }) });
  return ThemesResponse.parse(await callApi(`/api/scheduled-themes?${query}`, { signal })).themes;
}

export const updateTheme = async (id: string, change: UpdateThemeInput): Promise<ScheduledTheme> =>
  ThemeResponse.parse(await callApi(pathOf(id), { method: "PUT", body: change })).theme;

export const skipTheme = (id: string): Promise<unknown> => callApi(pathOf(id), { method: "DELETE" });

/** The theme with its guide; null where the server only says that it is done. */
export async function previewTheme(id: string, signal: AbortSignal): Promise<ScheduledTheme | null> {
  const answer = await callApi(`${pathOf(id)}/preview`, { method: "POST", signal, timeoutMs: PREVIEW_TIMEOUT_MS });
  return ThemeResponse.safeParse(answer).data?.theme ?? null;
}
