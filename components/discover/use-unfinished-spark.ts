"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { GuideListItem } from "@/lib/client/guide-list-item";
import { guideMadeBy, type UnfinishedSpark, unfinishedSpark } from "@/lib/client/unfinished-spark";
import { requestGuides } from "./queries";

/** The server stops within a second; what it had saved by then is there. */
const STOPPED_AFTER_MS = 1_200;

/** What became of a creation whose end nobody saw here. */
export type SparkAfterwards =
  | { kind: "looking" }
  /** The wish is in the dialog again. */
  | { kind: "left" }
  | { kind: "too late"; guide: GuideListItem; isLeft: boolean };

/** Finds what became of a creation that was stopped, or that this tab had left behind: once, when `reader` is known. */
export function useUnfinishedSpark(
  reader: string | null,
  { onMade, onLeft }: { onMade: (guide: GuideListItem) => void; onLeft: (spark: UnfinishedSpark) => void },
) {
  const [afterwards, setAfterwards] = useState<SparkAfterwards | null>(null);
  const latest = useRef({ onMade, onLeft });
  latest.current = { onMade, onLeft };

  /** Answers whether a guide was made. */
  const look = useCallback(async (spark: UnfinishedSpark, isLeft: boolean): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, STOPPED_AFTER_MS));
    const guide = guideMadeBy(spark, await requestGuides(spark.city).catch(() => []));
    unfinishedSpark.forget(spark);
    setAfterwards(guide ? { kind: "too late", guide, isLeft } : isLeft ? { kind: "left" } : null);
    if (guide) latest.current.onMade(guide);
    else if (isLeft) latest.current.onLeft(spark);
  }, []);

  useEffect(() => {
    const spark = reader === null ? null : unfinishedSpark.recall(reader);
    if (!spark) return;
    setAfterwards({ kind: "looking" });
    void look(spark, true);
  }, [reader, look]);

  return { afterwards, setAfterwards, look };
}
