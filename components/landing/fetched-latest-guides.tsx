"use client";

import { useCallback, useEffect, useState } from "react";
import { z } from "zod";
import { GuideSummary, LATEST_GUIDES_LIMIT } from "@/lib/contracts/guide";
import { DEFAULT_CITY } from "@/lib/core/cities";
import { GuideGrid, GuideGridSkeleton } from "../guide/guide-grid";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { NoGuides } from "./no-guides";

const LATEST_GUIDES_URL = `/api/guides/email?${new URLSearchParams({ city: DEFAULT_CITY, limit: String(LATEST_GUIDES_LIMIT) })}`;
const PLACEHOLDER_COUNT = 6;

type State = { phase: "loading" } | { phase: "failed" } | { phase: "loaded"; guides: GuideSummary[]; asOf: string };

/** The grid for a page that was rendered while the guides could not be read. */
export function FetchedLatestGuides() {
  const [state, setState] = useState<State>({ phase: "loading" });
  const load = useCallback(async (signal?: AbortSignal) => {
    setState({ phase: "loading" });
    try {
      const response = await fetch(LATEST_GUIDES_URL, { signal });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const guides = z.array(GuideSummary).parse(await response.json());
      setState({ phase: "loaded", guides, asOf: new Date().toISOString() });
    } catch {
      if (!signal?.aborted) setState({ phase: "failed" });
    }
  }, []);

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
