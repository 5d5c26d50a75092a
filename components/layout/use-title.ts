"use client";

import { useEffect } from "react";
import { PRODUCT_NAME } from "@/lib/core/brand";

/** For a page that failed: its tab must not be named after what could not be shown. The former name returns with it. */
export function useTitle(title: string): void {
  useEffect(() => {
    const former = document.title;
    const ours = `${title} · ${PRODUCT_NAME}`;
    document.title = ours;
    return () => {
      // The page that follows may have named it already.
      if (document.title === ours) document.title = former;
    };
  }, [title]);
}
