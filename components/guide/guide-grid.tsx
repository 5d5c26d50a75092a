import type { GuideSummary } from "@/lib/contracts/guide";
import { Skeleton } from "../ui/skeleton";
import { type CardSize, GuideCard, PLAIN_CARD } from "./guide-card";

/** Uneven on purpose: from 1024 px the lead is two by two and the eighth card wide, so that twelve cards leave no gap. */
const sizeOf = (index: number): CardSize => (index === 0 ? "lead" : index === 7 ? "wide" : "plain");

const SHELF = "grid gap-6 md:grid-cols-2 md:gap-y-12 lg:grid-cols-4 lg:gap-x-7 lg:gap-y-13";
const RULE_ABOVE = "max-md:border-t max-md:border-rule max-md:pt-6";
const CELLS: Record<CardSize, string> = {
  lead: "md:col-span-2 lg:row-span-2",
  wide: `${RULE_ABOVE} md:col-span-2`,
  plain: RULE_ABOVE,
};

export function GuideGrid({ guides, asOf }: { guides: GuideSummary[]; asOf: string }) {
  return (
    <ul className={SHELF}>
      {guides.map((guide, index) => (
        <li key={guide.id} className={CELLS[sizeOf(index)]}>
          <GuideCard guide={guide} size={sizeOf(index)} asOf={asOf} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders in the shape of cards. */
export function GuideGridSkeleton({ count }: { count: number }) {
  return (
    <div className={SHELF}>
      {Array.from({ length: count }, (_, index) => `placeholder-${index}`).map((name) => (
        <div key={name} data-placeholder className={`${PLAIN_CARD} ${RULE_ABOVE}`}>
          <Skeleton className="aspect-square md:aspect-3/2" />
          <div>
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="mt-3 h-4 w-11/12" />
            <Skeleton className="mt-2 h-4 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
