import Link from "next/link";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { placePath } from "@/lib/web/public-paths";
import { FactsLine } from "../ui/facts-line";
import { NotYetVisited } from "../ui/not-yet-visited";

type Props = { places: readonly Restaurant[]; now: Date; level?: "h3" | "h4" };

/** Places with what they are and where; those that are only listed say so. */
export function PlaceRows({ places, now, level: Heading = "h3" }: Props) {
  return (
    <ul className="grid md:grid-cols-2 md:gap-x-10">
      {places.map((place) => (
        <li key={place.id} className="relative border-t border-rule py-4">
          <Heading className="text-row leading-card wrap-anywhere">
            <Link
              href={placePath(place.id)}
              prefetch={false}
              className="no-underline decoration-coral decoration-2 underline-offset-[0.14em] hover:underline after:absolute after:inset-0"
            >
              {place.name}
            </Link>
          </Heading>
          <p className="mt-1 text-ui text-ink-soft">
            <FactsLine>
              {place.cuisines.slice(0, 3).join(", ")}
              {place.humanizedLocation}
              {!place.isOpen && "Closed"}
            </FactsLine>
          </p>
          {place.listed ? (
            <NotYetVisited listed={place.listed} now={now} />
          ) : (
            place.editorialSummary && (
              <p className="mt-1 line-clamp-2 text-small leading-normal text-ink-faint">{place.editorialSummary}</p>
            )
          )}
        </li>
      ))}
    </ul>
  );
}
