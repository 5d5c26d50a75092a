import type { Restaurant } from "@/lib/contracts/restaurant";
import type { StatusTarget } from "./use-status";

/** The fields that a status control needs, so that a page does not send the rest of a restaurant twice. */
export const toStatusTarget = ({ id, name, userStatus, discoveredFromGuide }: Restaurant): StatusTarget => ({
  id,
  name,
  userStatus,
  discoveredFromGuide,
});
