import type { Guide } from "@/lib/guides/contract";
import { StatusDot } from "../ui/status-chip";
import { entryAnchor } from "./entry";
import { RailMap } from "./rail-map";
import type { Reader } from "./reader";

/** Beside the entries from 1024 px on, and there alone: on smaller screens the guide itself is the list. */
export function ContentsRail({ guide, reader }: { guide: Guide; reader: Reader }) {
  const { entries } = guide;
  if (entries.length === 0) return null;
  return (
    <nav aria-label="In this guide" className="sticky top-8 hidden content-start self-start lg:grid">
      <h2 className="mb-3 text-[1.25rem] leading-tight">In this guide</h2>
      <ol>
        {entries.map(({ id, restaurant }, index) => (
          <li key={id} className="border-t border-rule">
            <a
              href={`#${entryAnchor(restaurant.id)}`}
              className="group grid grid-cols-[1.6em_1fr_auto] items-baseline gap-1.5 py-2.5 text-ui no-underline"
            >
              <span aria-hidden="true" className="font-display text-[1.125rem] leading-none text-coral-ink">
                {index + 1}
              </span>
              <span className="group-hover:underline">{restaurant.name}</span>
              {restaurant.userStatus && <StatusDot status={restaurant.userStatus} />}
            </a>
          </li>
        ))}
      </ol>
      <RailMap guide={guide} isSignedIn={reader.isSignedIn} />
    </nav>
  );
}
