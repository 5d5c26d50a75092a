import type { ReactNode } from "react";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { askFirst, priceLevelText, priceSigns, unconfirmedText } from "@/lib/core/place-facts";
import { telephoneLink } from "@/lib/core/place-links";
import { describeChecked, describePosition } from "@/lib/magazine/describe-provenance";
import type { Place } from "@/lib/magazine/find-place";
import { APPROXIMATE_LOCATION } from "../ui/approximate-location";
import { OpeningHours } from "../ui/opening-hours";

/** What is known of a place, each with what it rests on; what isn't known is left out, but for its hours. */
export function PlaceFacts({ place: { restaurant, position } }: { place: Place }) {
  const { address, humanizedLocation, priceLevel, amenities, isOpen, isUnconfirmed } = restaurant;
  const pin = position && describePosition(position.position);
  const facts: [name: string, value: ReactNode][] = [["Address", `${address}, ${humanizedLocation}`]];
  if (isOpen) facts.push(["Hours", <Hours key="hours" restaurant={restaurant} />]);
  if (isUnconfirmed && isOpen) facts.push(["Still open?", unconfirmedText(restaurant)]);
  if (priceLevel !== null) {
    facts.push([
      "Price",
      <>
        <span aria-hidden="true">{priceSigns(priceLevel)}</span>
        <span className="sr-only">{priceLevelText(priceLevel)}</span>
      </>,
    ]);
  }
  if (amenities) facts.push(["Good to know", amenities.join(", ")]);
  if (position) facts.push(["Last checked", describeChecked(position.checked)]);
  if (restaurant.hasApproximateCoordinates) facts.push(["Map", APPROXIMATE_LOCATION]);
  else if (pin) facts.push(["Map", pin]);
  return (
    <dl className="grid gap-x-6 gap-y-3 text-ui sm:grid-cols-[8rem_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="font-semibold max-sm:-mb-2.5">{name}</dt>
          <dd className="min-w-0 text-ink-soft wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The week's, or that nobody knows them and what to do; said once where "still open?" asks for the same. */
function Hours({ restaurant }: { restaurant: Restaurant }) {
  const { openingHours, phoneNumber, isUnconfirmed } = restaurant;
  if (openingHours) return <OpeningHours week={openingHours} />;
  if (isUnconfirmed) return "We don't know its hours.";
  const advice = askFirst(restaurant);
  return (
    <>
      We don't know its hours.{" "}
      {phoneNumber === null ? (
        advice
      ) : (
        <a href={telephoneLink(phoneNumber)} className="link -my-1 inline-block py-1">
          {advice.replace(/\.$/, "")}
        </a>
      )}
      {phoneNumber !== null && "."}
    </>
  );
}
