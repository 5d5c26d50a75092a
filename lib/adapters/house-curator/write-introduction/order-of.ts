import { followsOrder, ORDERS } from "@/lib/guides/pick-orders";
import type { IntroductionDraft } from "./introduction-draft";

/** The order that the picks have and follow. */
export function orderOf({ story }: IntroductionDraft): string | null {
  const named = ORDERS.find(({ name }) => name === story.order);
  const places = story.picks.map(({ place }) => place);
  return named && followsOrder(named, places) ? named.name : null;
}
