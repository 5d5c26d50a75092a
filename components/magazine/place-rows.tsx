import type { Restaurant } from "@/lib/contracts/restaurant";
import { FactsLine } from "../ui/facts-line";
import { NotYetVisited } from "../ui/not-yet-visited";
import { PlaceLink } from "../ui/place-link";

type Props = { places: readonly Restaurant[]; now: Date; level?: "h3" | "h4" };

/** Places with what they are and where; those that are only listed say so. */
export function PlaceRows({ places, now, level: Heading = "h3" }: Props) {
  return (
    <ul className="grid md:grid-cols-2 md:gap-x-10">
      {places.map((place) => (
        <li key={place.id} className="relative isolate border-t border-rule py-4">
          <Heading className="text-row leading-card wrap-anywhere">
            <PlaceLink restaurant={place} className="after:absolute after:inset-0 after:z-1" />
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
