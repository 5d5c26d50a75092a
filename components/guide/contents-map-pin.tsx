"use client";

import type { ReactNode } from "react";
import { type RatedRestaurant, useStatusOf } from "../status/use-status";

/** Around a pin of the small map: never again is dimmed there too. */
export function ContentsMapPin({ restaurant, children }: { restaurant: RatedRestaurant; children: ReactNode }) {
  const isUnwanted = useStatusOf(restaurant) === "never_again";
  return (
    <g data-unwanted={isUnwanted || undefined} className="group/pin">
      {children}
    </g>
  );
}
