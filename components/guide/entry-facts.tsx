import type { Restaurant } from "@/lib/contracts/restaurant";
import { mealsText, nearbyText } from "@/lib/core/place-facts";
import { ClosedMark } from "../ui/closed-mark";
import { FactsLine } from "../ui/facts-line";
import { Icon } from "../ui/icon";
import { OpeningHours } from "../ui/opening-hours";
import { PlaceLine } from "../ui/place-line";
import { UnconfirmedNote } from "../ui/unconfirmed-note";

/** Location and cuisine, and the price, rating or hours where a source has them: never from prose. */
export function EntryFacts({ restaurant }: { restaurant: Restaurant }) {
  const { address, rating, userRatingCount, openingHours, isOpen, amenities = [] } = restaurant;
  const meals = mealsText(restaurant);
  const more = meals === null ? amenities : [meals, ...amenities];
  return (
    <div className="mt-1 text-ui text-ink-faint">
      <p>
        <PlaceLine restaurant={restaurant} where={nearbyText(restaurant)}>
          {address}
        </PlaceLine>
      </p>
      {more.length > 0 && (
        <p className="text-small">
          <FactsLine>{more}</FactsLine>
        </p>
      )}
      {rating !== null && (
        <p className="flex items-center gap-1">
          <Icon name="star" size={14} />
          {`${rating.toFixed(1)}${userRatingCount === null ? "" : ` from ${userRatingCount.toLocaleString("en-US")} ratings`}`}
        </p>
      )}
      {openingHours && isOpen && <OpeningHours week={openingHours} />}
      <UnconfirmedNote restaurant={restaurant} />
      {!isOpen && <ClosedMark />}
    </div>
  );
}
