import type { Place } from "@/lib/guides/stage-types";
import { shuffled } from "../seed";
import { ORDERS, tells, UNORDERED } from "./orders";

/** The picks in an order that tells a story, and that order's name; as they were ranked where nothing tells one. */
export function putInOrder(places: readonly Place[], seed: string): { places: Place[]; order: string } {
  const order = shuffled(ORDERS, `${seed}:order`).find((candidate) => tells(candidate, places));
  if (!order) return { places: [...places], order: UNORDERED };
  const standing = (place: Place) => order.at(place) ?? 0;
  return { places: [...places].sort((a, b) => standing(a) - standing(b)), order: order.name };
}
