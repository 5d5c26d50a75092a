import Link from "next/link";
import type { ReactNode } from "react";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { guidePath, placePath } from "@/lib/web/public-paths";
import { entryAnchor } from "../../guide/entry-anchor";
import { StatusMenu } from "../../status/status-menu";
import { toStatusTarget } from "../../status/status-target";
import { NotYetVisited } from "../../ui/not-yet-visited";
import { PlaceLine } from "../../ui/place-line";

type Props = { place: Restaurant; now: Date /** Below its status. */; children?: ReactNode };

/** One place of a reader's: what it is, where they found it, and what it is to them. */
export function MarkedPlaceRow({ place, now, children }: Props) {
  const { id, name, humanizedLocation, isOpen, listed, discoveredFromGuide: guide } = place;
  return (
    <li className="grid gap-3 border-b border-rule py-4 md:grid-cols-[minmax(0,1fr)_260px] md:items-center md:gap-8">
      <div className="min-w-0">
        <h3 className="text-row leading-card wrap-anywhere">
          <Link
            href={placePath(id)}
            prefetch={false}
            className="inline-block py-1 no-underline decoration-coral decoration-2 underline-offset-[0.14em] hover:underline"
          >
            {name}
          </Link>
        </h3>
        <p className="text-ui text-ink-soft">
          <PlaceLine restaurant={place} where={humanizedLocation} />
          {!isOpen && "\u00a0· Closed"}
        </p>
        {listed && <NotYetVisited listed={listed} now={now} />}
        {guide && (
          <p className="text-small text-ink-faint wrap-anywhere">
            Found in{" "}
            <Link
              href={`${guidePath(guide.id)}#${entryAnchor(id)}`}
              prefetch={false}
              className="link inline-block py-1.5"
            >
              {guide.name}
            </Link>
          </p>
        )}
      </div>
      <div className="grid gap-2">
        <StatusMenu restaurant={toStatusTarget(place)} />
        {children}
      </div>
    </li>
  );
}
