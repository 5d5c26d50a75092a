import type { UserStatus } from "@/lib/contracts/restaurant";
import { clusterRing, readRing } from "./cluster-ring";

type MarkerKind = UserStatus | "none";
export type MarkerImage = { kind: string; number: string | null };
export type ClusterImage = { label: string; ring: readonly number[] };

/** A station of the built-in map: nothing to press. */
export const STATION_IMAGE = "station";

/**
 * The names by which the map requests images: a pin for each status, with a number in a guide, and a disc for each
 * number and each ring around it.
 */
export const placeImage = (kind: MarkerKind, number?: number): string =>
  number === undefined ? `place-${kind}` : `place-${kind}-${number}`;
export const clusterImage = (count: number, kinds: readonly number[]): string =>
  `cluster-${abbreviated(count)}-${clusterRing(kinds)}`;

export function parseMarkerImage(image: string): MarkerImage | null {
  const [, kind, number = null] = /^place-([a-z_]+)(?:-(\d+))?$/.exec(image) ?? [];
  return kind === undefined ? null : { kind, number };
}

export function parseClusterImage(image: string): ClusterImage | null {
  const [, label, ring] = /^cluster-(.+)-([\da-c]+)$/.exec(image) ?? [];
  return label === undefined || ring === undefined ? null : { label, ring: readRing(ring) };
}

function abbreviated(count: number): string {
  if (count < 1_000) return String(count);
  return `${count < 10_000 ? Math.round(count / 100) / 10 : Math.round(count / 1_000)}k`;
}
