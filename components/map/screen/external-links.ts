import type { Restaurant } from "@/lib/contracts/restaurant";

/** A website as a link and its host as words; null for what is no address on the web. */
export function readWebsite(website: string | null): { href: string; host: string } | null {
  if (website === null || !URL.canParse(website)) return null;
  const { protocol, href, host } = new URL(website);
  return protocol === "https:" || protocol === "http:" ? { href, host: host.replace(/^www\./, "") } : null;
}

type Place = Pick<Restaurant, "name" | "address" | "humanizedLocation" | "googlePlaceId">;

/** The way there in whatever map the reader's device opens; by name and address, as coordinates may be approximate. */
export function directionsTo({ name, address, humanizedLocation, googlePlaceId }: Place): string {
  const way = new URLSearchParams({ api: "1", destination: `${name}, ${address}, ${humanizedLocation}` });
  if (googlePlaceId) way.set("destination_place_id", googlePlaceId);
  return `https://www.google.com/maps/dir/?${way}`;
}
