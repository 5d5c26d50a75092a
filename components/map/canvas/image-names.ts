import type { UserStatus } from "@/lib/contracts/restaurant";

/** The names by which the map requests images: a pin for each status, a disc for each number. */
export const placeImage = (kind: UserStatus | "none"): string => `place-${kind}`;
export const clusterImage = (count: number): string => `cluster-${abbreviated(count)}`;

export const clusterLabel = (image: string): string | null => /^cluster-(.+)$/.exec(image)?.[1] ?? null;
export const markerKind = (image: string): string | null => /^place-(.+)$/.exec(image)?.[1] ?? null;

function abbreviated(count: number): string {
  if (count < 1_000) return String(count);
  return `${count < 10_000 ? Math.round(count / 100) / 10 : Math.round(count / 1_000)}k`;
}
