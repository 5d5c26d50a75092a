"use client";

import { useQuery } from "@tanstack/react-query";
import type { CreationAllowance as Allowance } from "@/lib/contracts/guide";
import { inMinutes } from "@/lib/core/in-minutes";
import { Notice } from "../ui/notice";
import { allowanceQuery } from "./queries";

/** So few are left that it is worth a word. */
const FEW = 2;

/** How many guides are left of this hour's, once they are few. It is asked as this is shown. */
export function CreationAllowance() {
  const { data } = useQuery(allowanceQuery);
  return data ? <AllowanceLine {...data} /> : null;
}

export function AllowanceLine({ allowed, left, nextInSeconds }: Allowance) {
  if (left > FEW) return null;
  if (left > 0)
    return (
      <p className="text-small text-ink-soft">
        {left} more {left === 1 ? "guide" : "guides"} this hour
      </p>
    );
  return (
    <Notice tone="info">
      You can ask for {allowed === 1 ? "one guide" : `${allowed} guides`} an hour, and have. The next can be made{" "}
      {inMinutes(nextInSeconds)}.
    </Notice>
  );
}
