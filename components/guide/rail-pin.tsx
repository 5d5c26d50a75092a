"use client";

import type { ReactNode } from "react";
import { type Marked, useStatusOf } from "../status/use-status";

/** Around a pin of the small map: what the reader never wants again steps back there too. */
export function RailPin({ restaurant, children }: { restaurant: Marked; children: ReactNode }) {
  const isUnwanted = useStatusOf(restaurant) === "never_again";
  return (
    <g data-unwanted={isUnwanted || undefined} className="group/pin">
      {children}
    </g>
  );
}
