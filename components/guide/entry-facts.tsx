import type { Restaurant } from "@/lib/contracts/restaurant";
import { mealsText, nearbyText, unconfirmedText } from "@/lib/core/place-facts";
import { ClosedMark } from "../ui/closed-mark";
import { FactsLine } from "../ui/facts-line";
import { Icon } from "../ui/icon";
import { OpeningHours } from "../ui/opening-hours";
import { PlaceLine } from "../ui/place-line";

/** Location and cuisine, and the price, rating or hours where a source has them: never from prose. */
export function EntryFacts({ restaurant }: { restaurant: Restaurant }) {
  const { address, rating, userRatingCount, openingHours, isOpen, isUnconfirmed, amenities = [] } = restaurant;
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
      {isUnconfirmed && isOpen && (
        <p className="flex items-center gap-1 text-small">
          <Icon name="clock" size={14} />
          {unconfirmedText(restaurant)}
        </p>
      )}
      {!isOpen && <ClosedMark />}
    </div>
  );
}
