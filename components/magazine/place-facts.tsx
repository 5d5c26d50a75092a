import type { ReactNode } from "react";
import { formatDate } from "@/lib/core/california-time";
import type { Place } from "@/lib/magazine/find-place";
import { APPROXIMATE_LOCATION } from "../ui/approximate-location";
import { OpeningHours } from "../ui/opening-hours";
import { UNCONFIRMED } from "../ui/unconfirmed";

const GRADES = {
  named: "by its name in",
  numbered: "by its house number in",
  street: "by its street in",
  approximate: "roughly, by",
} as const;

/** What is known of a place, each with what it rests on; what isn't known is left out. */
export function PlaceFacts({ place: { restaurant, position } }: { place: Place }) {
  const { address, humanizedLocation, priceLevel, amenities, openingHours, isOpen, isUnconfirmed } = restaurant;
  const facts: [name: string, value: ReactNode][] = [["Address", `${address}, ${humanizedLocation}`]];
  if (priceLevel !== null) {
    facts.push([
      "Price",
      <>
        <span aria-hidden="true">{"$".repeat(priceLevel)}</span>
        <span className="sr-only">{`Price level ${priceLevel} of 4`}</span>
      </>,
    ]);
  }
  if (amenities) facts.push(["Good to know", amenities.join(", ")]);
  if (openingHours && isOpen) facts.push(["Hours", <OpeningHours key="hours" week={openingHours} />]);
  if (restaurant.hasApproximateCoordinates) facts.push(["Map", APPROXIMATE_LOCATION]);
  if (position) {
    const { grade, source } = position.position;
    facts.push(["Position", `Found ${GRADES[grade]} ${source}.`]);
    const { on, against } = position.checked;
    facts.push(["Checked", `${formatDate(`${on}T12:00:00Z`)}, against ${against}.`]);
  }
  if (isUnconfirmed && isOpen) facts.push(["Still open?", UNCONFIRMED]);
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
