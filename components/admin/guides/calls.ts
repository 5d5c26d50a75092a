import { z } from "zod";
import { callApi } from "@/lib/api/client";
import { GUIDE_MANAGEMENT_CITIES } from "@/lib/cities";
import { type ChangeGuideInput, DeskGuide } from "@/lib/guides/contract";

/** As the list needs it: what the desk alone knows falls back. */
const Listed = DeskGuide.pick({ id: true, name: true, city: true, createdAt: true }).extend({
  isEmailGuide: z.boolean().default(false),
  isAdminOnly: z.boolean().default(false),
  isFeatured: z.boolean().default(false),
  isHidden: z.boolean().default(false),
});
export type ListedGuide = z.infer<typeof Listed>;

const Answer = z.object({ guides: z.array(Listed) });

/** Every guide of the managed cities, newest first. */
export async function fetchGuides(signal: AbortSignal): Promise<ListedGuide[]> {
  const lists = await Promise.all(
    GUIDE_MANAGEMENT_CITIES.map(async (city) => {
      const query = new URLSearchParams({ city, includeAll: "true" });
      return Answer.parse(await callApi(`/api/guides?${query}`, { signal })).guides;
    }),
  );
  return lists.flat().sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

export async function changeGuide(id: string, change: ChangeGuideInput): Promise<ListedGuide> {
  const answer = await callApi(`/api/guides/${encodeURIComponent(id)}`, { method: "PUT", body: change });
  return z.object({ guide: Listed }).parse(answer).guide;
}

export const deleteGuide = (id: string): Promise<void> =>
  callApi(`/api/guides/${encodeURIComponent(id)}`, { method: "DELETE" });
