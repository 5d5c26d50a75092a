import Link from "next/link";
import type { GuideSummary } from "@/lib/contracts/guide";
import { formatDate } from "@/lib/core/california-time";
import { guidePath } from "@/lib/web/public-paths";
import { GuideName } from "../guide/guide-name";
import { FactsLine } from "../ui/facts-line";
import { GuideKind } from "./guide-kind";

type Props = {
  guides: readonly GuideSummary[];
  /** Leads to this place in each of them. */
  restaurantId?: string;
};

/** Guides as lines: those that name a place, or a reader's own. */
export const GuideLinks = ({ guides, restaurantId }: Props) => (
  <ul className="grid md:grid-cols-2 md:gap-x-10">
    {guides.map((guide) => (
      <li key={guide.id} className="relative isolate border-t border-rule py-4">
        <h3 className="text-row leading-card wrap-anywhere">
          <Link
            href={guidePath(guide.id) + (restaurantId === undefined ? "" : `#restaurant-${restaurantId}`)}
            prefetch={false}
            className="title-link stretched-link"
          >
            <GuideName name={guide.name} />
          </Link>
        </h3>
        <p className="mt-1 text-small text-ink-faint">
          <FactsLine>
            <GuideKind guide={guide} />
            {guide.city}
            <time dateTime={guide.createdAt}>{formatDate(guide.createdAt)}</time>
          </FactsLine>
        </p>
      </li>
    ))}
  </ul>
);
