"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import type { GuideListItem } from "@/lib/client/guide-list-item";
import { streamGuide } from "@/lib/client/guide-stream";
import { findAfterwards, type SparkAfterwards } from "@/lib/client/spark-afterwards";
import { isCreating } from "@/lib/client/spark-state";
import { type UnfinishedSpark, unfinishedSpark } from "@/lib/client/unfinished-spark";
import { requestGuides } from "./queries";
import type { useGuideList } from "./use-guide-list";
import { useSpark } from "./use-spark";

/** Whoever leaves the screen sooner may not have read why no guide was made: the wish waits for them. */
const SEEN_AFTER_MS = 3_000;

type Wish = Parameters<typeof streamGuide>[0];

type Options = {
  city: string;
  list: ReturnType<typeof useGuideList>;
  /** Whose unfinished creation is looked up; null while that is nobody's. */
  reader: string | null;
  onCreated: (guide: GuideListItem) => void;
  /** No guide was made of a wish that had been left. */
  onLeft: (spark: UnfinishedSpark) => void;
};

/** The creation of a guide, and what became of one that was stopped, or that this tab had left behind. */
export function useGuideCreation({ city, list, reader, onCreated, onLeft }: Options) {
  const [created, setCreated] = useState<GuideListItem | null>(null);
  const [afterwards, setAfterwards] = useState<SparkAfterwards | null>(null);
  const lookup = useRef<AbortController>(null);

  const { prepend } = list;
  const { refresh } = useRouter();
  const addCreated = useCallback(
    (guide: GuideListItem) => {
      prepend({ ...guide, isOwn: true });
      setCreated(guide);
      onCreated(guide);
      // What the server lists as the reader's own has one more.
      refresh();
    },
    [prepend, onCreated, refresh],
  );
  const latest = useRef({ addCreated, onLeft });
  latest.current = { addCreated, onLeft };
  const { spark, start, stop, dispatch } = useSpark(streamGuide, addCreated);

  /** The reader goes on to something else: what is still being looked up must not change that. */
  const goOn = useCallback(() => {
    lookup.current?.abort();
    setAfterwards((before) => (before?.kind === "looking" ? null : before));
  }, []);
  const findOut = useCallback(
    async (unfinished: UnfinishedSpark, isLeft: boolean): Promise<void> => {
      goOn();
      const controller = new AbortController();
      lookup.current = controller;
      if (isLeft) setAfterwards({ kind: "looking" });
      const found = await findAfterwards(unfinished, { isLeft, requestGuides, signal: controller.signal });
      if (controller.signal.aborted) return;
      setAfterwards(found);
      if (found?.kind === "too late") latest.current.addCreated(found.guide);
      if (found?.kind === "left") latest.current.onLeft(found.spark);
    },
    [goOn],
  );
  const seen = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(seen.current), []);
  useEffect(() => {
    const unfinished = reader === null ? null : unfinishedSpark.recall(reader);
    if (unfinished) void findOut(unfinished, true);
    return goOn;
  }, [reader, findOut, goOn]);

  const clear = () => {
    dispatch({ type: "cleared" });
    goOn();
    setAfterwards(null);
  };
  const forgetCreated = () => setCreated(null);

  async function create(wish: Wish): Promise<void> {
    clear();
    forgetCreated();
    const before =
      list.isLoading || wish.city !== city ? null : list.guides.filter(({ isOwn }) => isOwn).map(({ id }) => id);
    const unfinished = { ...wish, reader: reader ?? "", startedAt: new Date().toISOString(), before };
    unfinishedSpark.remember(unfinished);
    const release = unfinishedSpark.hold(unfinished);
    const end = await start(wish).finally(release);
    if (end === "stopped") await findOut(unfinished, false);
    else if (end === "made") unfinishedSpark.forget();
    else if (end === "refused") seen.current = setTimeout(() => unfinishedSpark.forget(unfinished), SEEN_AFTER_MS);
  }

  return {
    spark,
    isBusy: isCreating(spark),
    create,
    stop,
    /** For a stop that was pressed just after the guide was done. */
    tellTooLate: () => created && setAfterwards({ kind: "too late", guide: created, isLeft: false }),
    dispatch,
    clear,
    goOn,
    afterwards,
    createdGuideId: created?.id ?? null,
    forgetCreated,
  };
}
