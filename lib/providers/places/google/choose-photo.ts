import type { GooglePlace } from "./answer";

type Photo = GooglePlace["photos"][number];

const WIDE_ENOUGH = 800;

/** The first photo that fills a wide frame without being enlarged, else the first; Google has the best ones first. */
export function choosePhoto(photos: readonly Photo[]): Photo | undefined {
  return photos.find(fillsFrame) ?? photos[0];
}

function fillsFrame({ widthPx, heightPx }: Photo): boolean {
  if (widthPx === null || heightPx === null || heightPx <= 0) return false;
  const ratio = widthPx / heightPx;
  return widthPx >= WIDE_ENOUGH && ratio >= 1.1 && ratio <= 2.2;
}
