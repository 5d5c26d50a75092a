import { useMemo, useSyncExternalStore } from "react";
import type { Fonts } from "../style/offline-style";
import { type Palette, readPalette } from "./palette";

const DARK = "(prefers-color-scheme: dark)";

const subscribe = (changed: () => void) => {
  const query = matchMedia(DARK);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** The page's colors and fonts in the current color scheme, read again when it changes. */
export function useMapAppearance(): { palette: Palette; fonts: Fonts; isDark: boolean } {
  const isDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(DARK).matches,
    () => false,
  );
  return useMemo(() => ({ isDark, palette: readPalette(document.body), fonts: readFonts() }), [isDark]);
}

function readFonts(): Fonts {
  const styles = getComputedStyle(document.documentElement);
  // The first family is the font itself; the fallbacks after it are for layout, and may be missing.
  const read = (name: string, fallback: string) => styles.getPropertyValue(name).split(",")[0]?.trim() || fallback;
  return { text: read("--font-figtree", "sans-serif"), display: read("--font-fraunces", "serif") };
}
