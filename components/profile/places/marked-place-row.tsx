import Link from "next/link";
import type { ReactNode } from "react";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { toPlaceLinks } from "@/lib/core/place-links";
import { splitTitle } from "@/lib/core/split-title";
import { guidePath } from "@/lib/web/public-paths";
import { entryAnchor } from "../../guide/entry-anchor";
import { StatusMenu } from "../../status/status-menu";
import { toStatusTarget } from "../../status/status-target";
import { NotYetVisited } from "../../ui/not-yet-visited";
import { PlaceActions } from "../../ui/place-actions";
import { UnconfirmedNote } from "../../ui/unconfirmed-note";
import { PlaceHeading } from "../place-heading";

type Props = { place: Restaurant; now: Date /** Below its status. */; children?: ReactNode };

/** One place of a reader's: what it is, where they found it, and what it is to them. */
export function MarkedPlaceRow({ place, now, children }: Props) {
  const { id, isOpen, listed, discoveredFromGuide: guide } = place;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-rule py-4 md:grid-cols-[minmax(0,1fr)_260px] md:items-center md:gap-8">
      <div className="min-w-0">
        <PlaceHeading restaurant={place} as="h3" />
        <UnconfirmedNote restaurant={place} />
        {listed && <NotYetVisited listed={listed} now={now} />}
        {guide && (
          <p className="text-small text-ink-faint wrap-anywhere">
            Found in{" "}
            <Link
              href={`${guidePath(guide.id)}#${entryAnchor(id)}`}
              prefetch={false}
              className="link inline-block py-1.5 pointer-coarse:touch-text"
            >
              {splitTitle(guide.name).title}
            </Link>
          </p>
        )}
        {isOpen && (
          <div className="mt-2">
            <PlaceActions restaurant={toPlaceLinks(place)} isPills />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <StatusMenu restaurant={toStatusTarget(place)} isQuiet />
        {children}
      </div>
    </li>
  );
}
