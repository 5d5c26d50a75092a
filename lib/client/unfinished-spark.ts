import { z } from "zod";
import type { GuideListItem } from "./guide-list-item";
import { UNFINISHED_SPARK_KEY as KEY } from "./stored-session";

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
  /** With `spark` only where no other was started since. */
  forget(spark?: UnfinishedSpark): void {
    try {
      if (spark && read()?.startedAt !== spark.startedAt) return;
      sessionStorage.removeItem(KEY);
    } catch {}
  },
  /** Null too where somebody else has signed in here since. */
  recall(reader: string): UnfinishedSpark | null {
    try {
      const spark = read();
      return spark?.reader === reader ? spark : null;
    } catch {
      return null;
    }
  },
  /** Tells a tab that was duplicated from this one, and has the record too, that it is being made: until the returned function is called. */
  hold(spark: UnfinishedSpark): () => void {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    if ("locks" in navigator) navigator.locks.request(lockName(spark), () => released).catch(() => {});
    return release;
  },
  /** Whether a tab is making it now, as far as the browser tells. */
  async isHeld(spark: UnfinishedSpark): Promise<boolean> {
    if (!("locks" in navigator)) return false;
    const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
    return held.some(({ name }) => name === lockName(spark));
  },
};

const lockName = ({ reader, startedAt }: UnfinishedSpark) => `kumquat-spark-${reader}-${startedAt}`;

const read = (): UnfinishedSpark | null =>
  UnfinishedSpark.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? "null")).data ?? null;

/** The guide that it made all the same, among its city's guides. */
export const guideMadeBy = (
  { before, startedAt }: Pick<UnfinishedSpark, "before" | "startedAt">,
  guides: readonly GuideListItem[],
): GuideListItem | null =>
  guides.find(({ id, isOwn, createdAt }) => isOwn && (before ? !before.includes(id) : createdAt >= startedAt)) ?? null;
