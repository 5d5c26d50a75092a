"use client";

import { useEffect } from "react";

/**
 * A URL with #restaurant-{id} scrolls smoothly to that entry, on load and whenever it changes. The focus comes along where
 * nothing has it, as after a sign-up that leads back here: the next Tab goes on from there.
 */
export function ScrollToEntry() {
  useEffect(() => {
    const scroll = () => {
      const wasMended = mendHash();
      const id = decodeURIComponent(window.location.hash.slice(1));
      const target = document.getElementById(id);
      if (!target) return;
      if (document.activeElement === document.body) {
        const spot = target.hasAttribute("tabindex") ? target : target.querySelector<HTMLElement>("button, a");
        spot?.focus({ preventScroll: true });
      }
      if (!id.startsWith("restaurant-") && !wasMended) return;
      const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      target.scrollIntoView({ behavior: isStill ? "auto" : "smooth", block: "start" });
    };
    scroll();
    window.addEventListener("hashchange", scroll);
    return () => window.removeEventListener("hashchange", scroll);
  }, []);
  return null;
}

/** Next's router puts the anchor of the way back behind the one that the page was left with: "#one#two" is the second. */
function mendHash(): boolean {
  const { pathname, search, hash } = window.location;
  const last = hash.lastIndexOf("#");
  if (last <= 0) return false;
  window.history.replaceState(window.history.state, "", pathname + search + hash.slice(last));
  return true;
}
