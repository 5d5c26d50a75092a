import { Fragment, type ReactNode } from "react";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { formatDistance } from "@/lib/core/format-distance";
import { cuisinesText, priceLevelText, priceSigns } from "@/lib/core/place-facts";

type Props = {
  restaurant: Pick<Restaurant, "cuisines" | "priceLevel">;
  /** The neighborhood or the town, where the line should say it. */
  where?: string;
  /** From the reader; null where nobody knows where they are. */
  meters?: number | null;
};

/** "Thai, Vegan · $$ · Outer Sunset · 0.4 mi": what a place is, the same wherever it is shown. */
export function PlaceLine({ restaurant, where, meters = null }: Props) {
  const { priceLevel } = restaurant;
  const parts: [string, ReactNode][] = [
    ["cuisines", cuisinesText(restaurant)],
    ["price", priceLevel !== null && <Price level={priceLevel} />],
    ["where", where],
    ["distance", meters !== null && <span className="whitespace-nowrap text-ink-soft">{formatDistance(meters)}</span>],
  ];
  return parts
    .filter(([, part]) => part)
    .map(([name, part], index) => (
      <Fragment key={name}>
        {index > 0 && DOT}
        {part}
      </Fragment>
    ));
}

/** Stays with the word before it, so that no line starts with a dot. */
const DOT = "\u00a0· ";

const Price = ({ level }: { level: number }) => (
  <>
    <span aria-hidden="true">{priceSigns(level)}</span>
    <span className="sr-only">{priceLevelText(level)}</span>
  </>
);
