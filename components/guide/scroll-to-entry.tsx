"use client";

import { useEffect } from "react";

/** A URL with #restaurant-{id} scrolls smoothly to that entry, on load and whenever it changes. */
export function ScrollToEntry() {
  useEffect(() => {
    const scroll = () => {
      const id = decodeURIComponent(window.location.hash.slice(1));
      if (!id.startsWith("restaurant-")) return;
      const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      document.getElementById(id)?.scrollIntoView({ behavior: isStill ? "auto" : "smooth", block: "start" });
    };
    scroll();
    window.addEventListener("hashchange", scroll);
    return () => window.removeEventListener("hashchange", scroll);
  }, []);
  return null;
}
