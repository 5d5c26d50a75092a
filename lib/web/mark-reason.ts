import type { MarkIntent } from "@/lib/contracts/mark-intent";
import { inQuotes } from "@/lib/core/in-quotes";

/** Why somebody who pressed a mark is asked to sign up or in. Without a name where there is no such place or guide. */
export function markReason(
  action: "Sign up" | "Sign in",
  { restaurantId, status }: MarkIntent,
  name: string | null,
): string {
  if (restaurantId === null)
    return name === null
      ? `${action}, and we save the guide's places for you.`
      : `${action} to keep the places of ${inQuotes(name)}.`;
  if (name === null) return `${action}, and we mark the place for you.`;
  const isKept = status !== "never_again" && status !== "not_interested";
  if (!isKept) return `${action}, and we mark ${name} for you.`;
  return `${action} to keep ${name}${/[.!?]$/.test(name) ? "" : "."}`;
}
