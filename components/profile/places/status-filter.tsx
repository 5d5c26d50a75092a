"use client";

import Link from "next/link";
import { type MarkedFilter, markedFilterPath } from "@/lib/contracts/marked-places";
import { UserStatus } from "@/lib/contracts/restaurant";
import { Icon } from "../../ui/icon";
import { STATUS_DISPLAY } from "../../ui/status-display";
import { PROFILE_PATH } from "../profile-pages";
import { type CountedPlaces, useCurrentCounts } from "./use-current-counts";

const PILL =
  "inline-flex min-h-11 max-w-full items-center gap-2 rounded-pill border-[1.5px] border-edge px-3.5 text-ui font-firm no-underline transition hover:border-ink focus-visible:rounded-pill aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper";

type Props = { filter: MarkedFilter; found: CountedPlaces };

/** One link for each status that the reader has used, with how many places it leads to. */
export function StatusFilter({ filter, found }: Props) {
  const counts = useCurrentCounts(found);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const used = UserStatus.options.filter((status) => counts[status] > 0 || status === filter.status);
  const shown = [null, ...used];
  return (
    <nav aria-label="Your places by status">
      <ul className="flex flex-wrap gap-2">
        {shown.map((status) => (
          <li key={status ?? "all"}>
            <Link
              href={markedFilterPath(PROFILE_PATH, { ...filter, status, page: 1 })}
              prefetch={false}
              aria-current={filter.status === status ? "page" : undefined}
              className={PILL}
            >
              {status && <Icon name={STATUS_DISPLAY[status].icon} size={16} />}
              {status ? STATUS_DISPLAY[status].name : "All"}{" "}
              <span className="tabular-nums">{status ? counts[status] : total}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
