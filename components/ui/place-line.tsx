import type { ReactNode } from "react";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { formatDistance } from "@/lib/core/format-distance";
import { cuisinesText, priceLevelText, priceSigns } from "@/lib/core/place-facts";
import { FactsLine } from "./facts-line";

type Props = {
  restaurant: Pick<Restaurant, "cuisines" | "priceLevel">;
  /** The neighborhood or the town, where the line should say it. */
  where?: string;
  /** From the reader; null where nobody knows where they are. */
  meters?: number | null;
  /** One more fact, at the end. */
  children?: ReactNode;
};

/** "Thai, Vegan · $$ · Outer Sunset · 0.4 mi": what a place is, the same wherever it is shown. */
export const PlaceLine = ({ restaurant, where, meters = null, children }: Props) => (
  <FactsLine>
    {cuisinesText(restaurant)}
    {restaurant.priceLevel !== null && <Price level={restaurant.priceLevel} />}
    {where}
    {meters !== null && <span className="whitespace-nowrap text-ink-soft">{formatDistance(meters)}</span>}
    {children}
  </FactsLine>
);

const Price = ({ level }: { level: number }) => (
  <>
    <span aria-hidden="true">{priceSigns(level)}</span>
    <span className="sr-only">{priceLevelText(level)}</span>
  </>
);
