import type { Restaurant } from "@/lib/contracts/restaurant";
import { mealsText, nearbyText, unconfirmedText } from "@/lib/core/place-facts";
import { ClosedMark } from "../ui/closed-mark";
import { Icon } from "../ui/icon";
import { OpeningHours } from "../ui/opening-hours";
import { PlaceLine } from "../ui/place-line";

/** Stays with the word before it, so that no line starts with a dot. */
const DOT = "\u00a0· ";

/** Location and cuisine, and the price, rating or hours where a source has them: never from prose. */
export function EntryFacts({ restaurant }: { restaurant: Restaurant }) {
  const { address, rating, userRatingCount, openingHours, isOpen, isUnconfirmed, amenities = [] } = restaurant;
  const meals = mealsText(restaurant);
  const more = meals === null ? amenities : [meals, ...amenities];
  return (
    <div className="mt-1 text-ui text-ink-faint">
      <p className="text-balance">
        <PlaceLine restaurant={restaurant} where={nearbyText(restaurant)} />
        {DOT}
        {address}
      </p>
      {more.length > 0 && <p className="text-small">{more.join(DOT)}</p>}
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
