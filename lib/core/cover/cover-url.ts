import type { CoverSubject } from "./draw-cover";

/** Increment when the drawing changes: browsers cache covers permanently. */
export const COVER_VERSION = 2;

export const COVER_SIZES = { wide: { width: 600, height: 400 }, square: { width: 440, height: 400 } } as const;
export type CoverShape = keyof typeof COVER_SIZES;

/** The URL of a cover. The same subject always has the same URL. */
export function coverUrl({ id, cuisine, city, drawing }: CoverSubject, shape: CoverShape = "wide"): string {
  const query = new URLSearchParams({ cuisine, city, shape, edition: String(COVER_VERSION) });
  if (drawing) query.set("drawing", drawing);
  return `/cover/${encodeURIComponent(id)}?${query}`;
}
