import type { Claim } from "@/lib/contracts/subscriber";
import { joinWithAnd } from "@/lib/core/join-list";
import { StatusChip } from "../ui/status-chip";

/** The address, the guides it receives, and the places it would bring. */
export function ClaimedPlaces({ claim, username }: { claim: Claim; username: string }) {
  const { address, cities } = claim;
  // Two cities of one address may have the same status for a place.
  const preferences = new Map(claim.preferences.map((one) => [`${one.restaurant} ${one.status}`, one]));
  return (
    <>
      <p>
        <strong className="font-semibold text-ink">{address}</strong> asked for the guides of {joinWithAnd(cities)}. It
        would belong to <strong className="font-semibold wrap-anywhere text-ink">{username}</strong>
        {preferences.size > 0 ? ", and what was said of these places comes along:" : "."}
      </p>
      {preferences.size > 0 && (
        <ul className="border-y border-rule text-ink">
          {[...preferences].map(([key, { restaurant, status }]) => (
            <li
              key={key}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t border-rule py-2.5 first:border-t-0"
            >
              <span dir="auto" className="font-display text-name leading-tight font-heading">
                {restaurant}
              </span>
              <StatusChip status={status} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
