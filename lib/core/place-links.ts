/** A website as a link and its host; null for anything but a web address. */
export function readWebsite(website: string | null): { href: string; host: string } | null {
  if (website === null || !URL.canParse(website)) return null;
  const { protocol, href, host } = new URL(website);
  return protocol === "https:" || protocol === "http:" ? { href, host: host.replace(/^www\./, "") } : null;
}

/** A number as a link that calls it: "tel:+14152827403" as it is told, without its spaces and brackets. */
export const telephoneLink = (phoneNumber: string): string => `tel:${phoneNumber.replace(/[^\d+]/g, "")}`;

type Place = { name: string; address: string; humanizedLocation: string; googlePlaceId: string | null };

/** Directions in the reader's maps app; by name and address, as coordinates may be approximate. */
export function directionsTo({ name, address, humanizedLocation, googlePlaceId }: Place): string {
  const params = new URLSearchParams({ api: "1", destination: `${name}, ${address}, ${humanizedLocation}` });
  if (googlePlaceId) params.set("destination_place_id", googlePlaceId);
  return `https://www.google.com/maps/dir/?${params}`;
}
