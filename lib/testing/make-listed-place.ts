import type { ListedPlace } from "@/lib/catalogue/listed/read-listed-places";

/** A place as a register lists it. */
export const makeListedPlace = (over: Partial<ListedPlace> = {}): ListedPlace => ({
  name: "Murphy Noodles",
  address: "120 S Murphy Ave",
  postalCode: "94086",
  city: "Peninsula",
  town: "Sunnyvale",
  neighbourhood: null,
  latitude: 37.37731,
  longitude: -122.03006,
  cuisines: ["Noodles"],
  phone: "(408) 555-0120",
  listedBy: "Santa Clara County",
  lastSeenOn: "2026-03-02",
  ...over,
});
