import { z } from "zod";
import type { GuideListItem } from "./guide-list-item";

const KEY = "unfinished-spark";

const UnfinishedSpark = z.object({
  reader: z.string(),
  city: z.string(),
  prompt: z.string(),
  startedAt: z.iso.datetime(),
  /** The reader's guides of that city before it; null where they were not listed yet. */
  before: z.array(z.string()).nullable(),
});

/** A creation that this tab has started and whose end it has not seen. */
export type UnfinishedSpark = z.infer<typeof UnfinishedSpark>;

/** Survives the page, which stops the creation when it goes: without it the wish would be lost with the page. */
export const unfinishedSpark = {
  remember(spark: UnfinishedSpark): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(spark));
    } catch {
      // A browser that stores nothing loses it, as before.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {}
  },
  /** Null too where somebody else has signed in here since. */
  recall(reader: string): UnfinishedSpark | null {
    try {
      const { data } = UnfinishedSpark.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
      return data?.reader === reader ? data : null;
    } catch {
      return null;
    }
  },
};

/** The guide that it made all the same, among its city's guides. */
export const guideMadeBy = (
  { before, startedAt }: Pick<UnfinishedSpark, "before" | "startedAt">,
  guides: readonly GuideListItem[],
): GuideListItem | null =>
  guides.find(({ id, isOwn, createdAt }) => isOwn && (before ? !before.includes(id) : createdAt >= startedAt)) ?? null;
