import type { Restaurant } from "@/lib/contracts/restaurant";
import { APPROXIMATE_LOCATION } from "../ui/approximate-location";
import { ReportPlace } from "./report-place";

/** What few ask for, once and quietly: how sure the position is, and where to say that something is wrong. */
export function EntryMore({ restaurant, guideId }: { restaurant: Restaurant; guideId: string }) {
  return (
    <details className="max-w-measure print:hidden">
      <summary className="inline-flex min-h-8 list-none items-center text-small text-ink-faint underline decoration-rule underline-offset-3 hover:text-ink hover:decoration-current [&::-webkit-details-marker]:hidden">
        More<span className="sr-only"> about {restaurant.name}</span>
      </summary>
      <div className="grid gap-1.5">
        {restaurant.hasApproximateCoordinates && <p className="text-small text-ink-faint">{APPROXIMATE_LOCATION}</p>}
        <ReportPlace restaurant={{ id: restaurant.id, name: restaurant.name }} guideId={guideId} />
      </div>
    </details>
  );
}
