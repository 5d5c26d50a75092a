import { z } from "zod";
import { callApi } from "@/lib/client/api-client";
import { AdminGuide, type ChangeGuideInput } from "@/lib/contracts/guide";
import { GUIDE_MANAGEMENT_CITIES } from "@/lib/core/cities";

/** As the list needs it: what the desk alone knows falls back. */
const ManagedGuide = AdminGuide.pick({ id: true, name: true, city: true, createdAt: true }).extend({
  isEmailGuide: z.boolean().default(false),
  isAdminOnly: z.boolean().default(false),
  isFeatured: z.boolean().default(false),
  isHidden: z.boolean().default(false),
});
export type ManagedGuide = z.infer<typeof ManagedGuide>;

const Answer = z.object({ guides: z.array(ManagedGuide) });

/** Every guide of the managed cities, newest first. */
export async function fetchGuides(signal: AbortSignal): Promise<ManagedGuide[]> {
  const lists = await Promise.all(
    GUIDE_MANAGEMENT_CITIES.map(async (city) => {
      const query = new URLSearchParams({ city, includeAll: "true" });
      return Answer.parse(await callApi(`/api/guides?${query}`, { signal })).guides;
    }),
  );
  return lists.flat().sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

export async function updateGuide(id: string, change: ChangeGuideInput): Promise<ManagedGuide> {
  const answer = await callApi(`/api/guides/${encodeURIComponent(id)}`, { method: "PUT", body: change });
  return z.object({ guide: ManagedGuide }).parse(answer).guide;
}

export const deleteGuide = (id: string): Promise<void> =>
  callApi(`/api/guides/${encodeURIComponent(id)}`, { method: "DELETE" });
