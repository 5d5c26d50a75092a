/** A website as a link and its host; null for anything but a web address. */
export function readWebsite(website: string | null): { href: string; host: string } | null {
  if (website === null || !URL.canParse(website)) return null;
  const { protocol, href, host } = new URL(website);
  return protocol === "https:" || protocol === "http:" ? { href, host: host.replace(/^www\./, "") } : null;
}

/** A number as a link that calls it: "tel:+14152827403" as it is told, without its spaces and brackets. */
export const telephoneLink = (phoneNumber: string): string => `tel:${phoneNumber.replace(/[^\d+]/g, "")}`;

type Destination = { name: string; address: string; humanizedLocation: string; googlePlaceId: string | null };
/** Whose maps app opens such links: Apple's devices have one of their own. */
export type MapsApp = "apple" | "google";

/** Directions in a maps app; by name and address, as coordinates may be approximate. */
export function directionsTo(
  { name, address, humanizedLocation, googlePlaceId }: Destination,
  app: MapsApp = "google",
): string {
  const destination = `${name}, ${address}, ${humanizedLocation}`;
  if (app === "apple") return `https://maps.apple.com/?${new URLSearchParams({ daddr: destination })}`;
  const params = new URLSearchParams({ api: "1", destination });
  if (googlePlaceId) params.set("destination_place_id", googlePlaceId);
  return `https://www.google.com/maps/dir/?${params}`;
}

export type PlaceLinks = Destination & { phoneNumber: string | null; website: string | null };

/** The fields that the links need, so that a page does not send the rest of a restaurant twice. */
export const toPlaceLinks = ({
  name,
  address,
  humanizedLocation,
  googlePlaceId,
  phoneNumber,
  website,
}: PlaceLinks): PlaceLinks => ({ name, address, humanizedLocation, googlePlaceId, phoneNumber, website });

type PlaceAction = {
  kind: "directions" | "call" | "website";
  href: string;
  /** What stands on it: "Call (415) 282-7403". */
  text: string;
  /** What it is for whoever hears it alone. */
  label: string;
};

/** How to get to a place, call it, and see its own page, as far as it is known: in a guide, on the map, in a message. */
export function placeActions(place: PlaceLinks, app?: MapsApp): PlaceAction[] {
  const { name, phoneNumber } = place;
  const website = readWebsite(place.website);
  return [
    { kind: "directions", href: directionsTo(place, app), text: "Directions", label: `Directions to ${name}` },
    ...(phoneNumber === null
      ? []
      : [
          {
            kind: "call" as const,
            href: telephoneLink(phoneNumber),
            text: `Call ${phoneNumber}`,
            label: `Call ${phoneNumber}, ${name}`,
          },
        ]),
    ...(website === null
      ? []
      : [
          {
            kind: "website" as const,
            href: website.href,
            text: website.host,
            label: `${website.host}, the website of ${name}`,
          },
        ]),
  ];
}
