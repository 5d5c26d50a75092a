import type { ReactNode } from "react";
import { priceLevelText, priceSigns, unconfirmedNote } from "@/lib/core/place-facts";
import { describeChecked } from "@/lib/magazine/describe-provenance";
import type { Place } from "@/lib/magazine/find-place";
import { PlaceHours } from "./place-hours";

/** What is known of a place, each with what it rests on; what isn't known is left out, but for who knows its hours. */
export function PlaceFacts({ place: { restaurant, position } }: { place: Place }) {
  const { address, humanizedLocation, priceLevel, amenities, isOpen } = restaurant;
  const caution = unconfirmedNote(restaurant);
  const facts: [name: string, value: ReactNode][] = [["Address", `${address}, ${humanizedLocation}`]];
  if (isOpen) facts.push(["Hours", <PlaceHours key="hours" restaurant={restaurant} />]);
  if (caution !== null) facts.push(["Still open?", caution]);
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
