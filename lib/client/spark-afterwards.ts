import type { GuideListItem } from "./guide-list-item";
import { guideMadeBy, type UnfinishedSpark, unfinishedSpark } from "./unfinished-spark";

/** The server stops within a second; what it had saved by then is there. */
const STOPPED_AFTER_MS = 1_200;

/** What became of a creation whose end nobody saw here. */
export type SparkAfterwards =
  /** It is being looked up. */
  | { kind: "looking" }
  /** No guide was made of a wish that had been left. */
  | { kind: "left"; spark: UnfinishedSpark }
  /** A guide was there before the creation could be stopped. */
  | { kind: "too late"; guide: GuideListItem; isLeft: boolean }
  /** The lookup failed; the next page looks again. */
  | { kind: "unknown" };

type Options = {
  /** Left behind with its page, rather than stopped. */
  isLeft: boolean;
  requestGuides: (city: string, signal: AbortSignal) => Promise<GuideListItem[]>;
  /** Fires when the reader goes on meanwhile: then nothing may change under them. */
  signal: AbortSignal;
};

/** Finds what became of `spark`; null where there is nothing to say. A wish that was left is kept until that is known. */
export async function findAfterwards(
  spark: UnfinishedSpark,
  { isLeft, requestGuides, signal }: Options,
): Promise<SparkAfterwards | null> {
  await new Promise((resolve) => setTimeout(resolve, STOPPED_AFTER_MS));
  try {
    // A tab that was duplicated meanwhile: the other one shows the end.
    if (isLeft && (await unfinishedSpark.isHeld(spark))) return null;
    signal.throwIfAborted();
    const guide = guideMadeBy(spark, await requestGuides(spark.city, signal));
    signal.throwIfAborted();
    unfinishedSpark.forget(spark);
    if (guide) return { kind: "too late", guide, isLeft };
    return isLeft ? { kind: "left", spark } : null;
  } catch {
    if (!signal.aborted) return { kind: "unknown" };
    if (!isLeft) unfinishedSpark.forget(spark);
    return null;
  }
}
