import type { Restaurant } from "@/lib/contracts/restaurant";
import type { StatusTarget } from "./use-status";

/** What a status needs to know of a restaurant, so that a page need not send the rest of it twice. */
export const toStatusTarget = ({ id, name, userStatus, discoveredFromGuide }: Restaurant): StatusTarget => ({
  id,
  name,
  userStatus,
  discoveredFromGuide,
});
