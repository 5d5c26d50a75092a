import type { Restaurant } from "@/lib/contracts/restaurant";
import { APPROXIMATE_LOCATION } from "../ui/approximate-location";
import { ClosedMark } from "../ui/closed-mark";
import { Icon } from "../ui/icon";
import { OpeningHours } from "../ui/opening-hours";
import { UNCONFIRMED } from "../ui/unconfirmed";

/** Stays with the word before it, so that no line starts with a dot. */
const DOT = "\u00a0· ";

/** Location and cuisine, and the price, rating or hours where a source has them: never from prose. */
export function EntryFacts({ restaurant }: { restaurant: Restaurant }) {
  const { priceLevel, rating, userRatingCount, openingHours, hasApproximateCoordinates, isOpen, isUnconfirmed } =
    restaurant;
  const { amenities } = restaurant;
  const where = [nearby(restaurant), restaurant.cuisines.slice(0, 3).join(", "), restaurant.address];
  return (
    <div className="mt-1 text-ui text-ink-faint">
      <p className="text-balance">
        {where.filter(Boolean).join(DOT)}
        {priceLevel !== null && (
          <>
            {DOT}
            <span aria-hidden="true">{"$".repeat(priceLevel)}</span>
            <span className="sr-only">{`Price level ${priceLevel} of 4`}</span>
          </>
        )}
      </p>
      {amenities && <p className="text-small">{amenities.join(DOT)}</p>}
      {rating !== null && (
        <p className="flex items-center gap-1">
          <Icon name="star" size={14} />
          {`${rating.toFixed(1)}${userRatingCount === null ? "" : ` from ${userRatingCount.toLocaleString("en-US")} ratings`}`}
        </p>
      )}
      {openingHours && isOpen && <OpeningHours week={openingHours} />}
      {hasApproximateCoordinates && (
        <p className="flex items-center gap-1 text-small">
          <Icon name="map" size={14} />
          {APPROXIMATE_LOCATION}
        </p>
      )}
      {isUnconfirmed && isOpen && (
        <p className="flex items-center gap-1 text-small">
          <Icon name="clock" size={14} />
          {UNCONFIRMED}
        </p>
      )}
      {!isOpen && <ClosedMark />}
    </div>
  );
}

/** The guide has its city in the header; a Peninsula town is worth showing. */
const nearby = ({ humanizedLocation, city }: Restaurant): string => humanizedLocation.replace(`, ${city}`, "");
