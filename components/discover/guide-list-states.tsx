import { inCity } from "@/lib/core/cities";
import { Cover } from "../cover/cover";
import { Skeleton } from "../ui/skeleton";
import { GUIDE_LIST, GUIDE_LIST_ITEM } from "./guide-list";
import { ROW_ART, ROW_CARD } from "./guide-row";

const PLACEHOLDERS = ["a", "b", "c", "d", "e", "f"];

export function LoadingGuides() {
  return (
    <div role="status">
      <p className="mb-6 font-display text-row italic text-ink-soft">Loading guides...</p>
      <div className={GUIDE_LIST} aria-hidden="true">
        {PLACEHOLDERS.map((key) => (
          <div key={key} className={GUIDE_LIST_ITEM}>
            <div className={ROW_CARD}>
              <Skeleton className={ROW_ART} />
              <div>
                <Skeleton className="h-6.5 w-3/4" />
                <Skeleton className="mt-2.5 h-4.5 w-1/2" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

export function EmptyCity({ city }: { city: string }) {
  return (
    <div className="mx-auto grid max-w-105 justify-items-center gap-3 pt-4 pb-15 text-center">
      <div className="art mb-3 aspect-3/2 w-full">
        <Cover id="empty-plate-5" cuisine="bakery" city={city} />
      </div>
      <h2 className="text-h3">Nothing on this plate yet</h2>
      <p className="max-w-[34ch] text-ink-soft">
        No guide {inCity(city)} has been written yet. Spark one: write what you are hungry for.
      </p>
    </div>
  );
}
