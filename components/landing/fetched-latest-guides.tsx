"use client";

import { useCallback, useEffect, useState } from "react";
import { callApi } from "@/lib/client/api-client";
import type { GuideSummary } from "@/lib/contracts/guide";
import { DEFAULT_CITY } from "@/lib/core/cities";
import { withParams } from "@/lib/core/with-params";
import { GuideGrid, GuideGridSkeleton } from "../guide/guide-grid";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { NoGuides } from "./no-guides";

const PLACEHOLDER_COUNT = 6;

type State = { phase: "loading" } | { phase: "failed" } | { phase: "loaded"; guides: GuideSummary[]; asOf: string };

/** The grid for a page that was rendered while the guides could not be read. */
export function FetchedLatestGuides({ limit }: { limit: number }) {
  const [state, setState] = useState<State>({ phase: "loading" });
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setState({ phase: "loading" });
      try {
        const path = withParams("/api/guides/email", { city: DEFAULT_CITY, limit: String(limit) });
        const guides = await callApi<GuideSummary[]>(path, { signal });
        if (!Array.isArray(guides)) throw new TypeError("no list of guides");
        setState({ phase: "loaded", guides, asOf: new Date().toISOString() });
      } catch {
        if (!signal?.aborted) setState({ phase: "failed" });
      }
    },
    [limit],
  );

  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  if (state.phase === "failed") {
    return (
      <Notice
        tone="error"
        action={
          <Button isSmall onClick={() => void load()}>
            Try again
          </Button>
        }
      >
        Failed to load guides
      </Notice>
    );
  }
  if (state.phase === "loading") {
    return (
      <div role="status" aria-busy="true" aria-label="Loading guides">
        <GuideGridSkeleton count={PLACEHOLDER_COUNT} />
        <noscript>
          <Notice tone="error">Failed to load guides</Notice>
        </noscript>
      </div>
    );
  }
  return state.guides.length === 0 ? <NoGuides /> : <GuideGrid guides={state.guides} asOf={state.asOf} />;
}
