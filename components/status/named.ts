import type { Restaurant } from "@/lib/restaurants/contract";
import type { Named } from "./use-status";

/** What a status needs to know of a restaurant, so that a page need not send the rest of it twice. */
export const named = ({ id, name, userStatus, discoveredFromGuide }: Restaurant): Named => ({
  id,
  name,
  userStatus,
  discoveredFromGuide,
});
