import type { Restaurant } from "@/lib/contracts/restaurant";
import { readWebsite } from "@/lib/core/place-links";
import { OpeningHours } from "../ui/opening-hours";

type Props = { restaurant: Pick<Restaurant, "openingHours" | "phoneNumber" | "website"> };

/** The week's hours, or how to learn them: the links to its phone and its website stand above. */
export function PlaceHours({ restaurant: { openingHours, phoneNumber, website } }: Props) {
  if (openingHours) return <OpeningHours week={openingHours} />;
  const site = readWebsite(website);
  if (phoneNumber !== null) return site === null ? "Not known: call." : `Not known: call, or look on ${site.host}.`;
  if (site !== null) return `Not known: look on ${site.host}.`;
  return "We have no hours, phone or website for it: look it up before you go.";
}
