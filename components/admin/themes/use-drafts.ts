"use client";

import { useCallback, useState } from "react";

export type Draft = { theme: string; rationale: string };

/** The drafts of themes that are being edited. They survive a change of the filter. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  return {
    drafts,
    write: useCallback((id: string, draft: Draft) => setDrafts((before) => ({ ...before, [id]: draft })), []),
    drop: useCallback((id: string) => setDrafts(({ [id]: _, ...others }) => others), []),
  };
}
