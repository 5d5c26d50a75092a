import { z } from "zod";
import { callApi } from "@/lib/api/client";
import { THEME_CITY } from "@/lib/cities";
import { type ChangeThemeInput, ScheduledTheme } from "@/lib/themes/contract";
import { LIST_LIMIT, STATUS_OF, type ThemeFilter } from "@/lib/themes/theme-list";

/** A guide is written while the call waits. */
const PREVIEW_TIMEOUT_MS = 10 * 60_000;

const Listed = z.object({ themes: z.array(ScheduledTheme) });
const One = z.object({ theme: ScheduledTheme });
const pathOf = (id: string) => `/api/scheduled-themes/${encodeURIComponent(id)}`;

export async function fetchThemes(filter: ThemeFilter, signal: AbortSignal): Promise<ScheduledTheme[]> {
  const status = STATUS_OF[filter];
  const query = new URLSearchParams({ city: THEME_CITY, limit: String(LIST_LIMIT), ...(status && { status }) });
  return Listed.parse(await callApi(`/api/scheduled-themes?${query}`, { signal })).themes;
}

export const changeTheme = async (id: string, change: ChangeThemeInput): Promise<ScheduledTheme> =>
  One.parse(await callApi(pathOf(id), { method: "PUT", body: change })).theme;

export const skipTheme = (id: string): Promise<unknown> => callApi(pathOf(id), { method: "DELETE" });

/** The theme with its guide; null where the server only says that it is done. */
export async function previewTheme(id: string, signal: AbortSignal): Promise<ScheduledTheme | null> {
  const answer = await callApi(`${pathOf(id)}/preview`, { method: "POST", signal, timeoutMs: PREVIEW_TIMEOUT_MS });
  return One.safeParse(answer).data?.theme ?? null;
}
