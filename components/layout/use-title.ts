"use client";

import { useEffect } from "react";
import { pageTitle } from "@/lib/core/brand";

/** For what only the browser learns, as that a page failed: the tab is named after what is shown, and then as before. */
export function useTitle(title: string): void {
  useEffect(() => {
    const former = document.title;
    const ours = pageTitle(title);
    document.title = ours;
    return () => {
      // The page that follows may have named it already.
      if (document.title === ours) document.title = former;
    };
  }, [title]);
}
