import type { CoverSubject } from "./draw-cover";
import { chooseComposition } from "./random";

/** Rises whenever the drawing itself changes: covers are kept by browsers for good. */
export const COVER_VERSION = 1;

export const COVER_SIZES = { wide: { width: 600, height: 400 }, square: { width: 440, height: 400 } } as const;
export type CoverShape = keyof typeof COVER_SIZES;

/** Where a cover is served: the same subject always lives at the same address. */
export function coverUrl({ id, cuisine, city, avoid = [] }: CoverSubject, shape: CoverShape = "wide"): string {
  const query = new URLSearchParams({ cuisine, city, shape, edition: String(COVER_VERSION) });
  const composition = chooseComposition(id, avoid);
  if (composition !== chooseComposition(id)) query.set("composition", String(composition));
  return `/cover/${encodeURIComponent(id)}?${query}`;
}
