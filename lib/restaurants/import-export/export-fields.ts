import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import { californiaDate } from "@/lib/core/california-time";

/** A place as it is exported: what every format holds, in the order of the CSV's columns. */
export type ExportedPlace = Pick<
  Restaurant,
  "id" | "name" | "address" | "city" | "latitude" | "longitude" | "website" | "phoneNumber" | "googlePlaceId"
> & {
  status: UserStatus;
  /** The name of the guide in which the user found it. */
  guide: string | null;
  markedOn: Date;
};

/** The names under which the places' facts travel in GeoJSON and KML, and as the columns of the CSV. */
export const EXPORT_FIELDS = [
  "id",
  "name",
  "address",
  "city",
  "latitude",
  "longitude",
  "status",
  "website",
  "phone",
  "google_place_id",
  "discovered_through_guide",
  "marked_on",
] as const;

type ExportFields = Record<(typeof EXPORT_FIELDS)[number], string | number | null>;

export const toExportFields = (place: ExportedPlace): ExportFields => ({
  id: place.id,
  name: place.name,
  address: place.address,
  city: place.city,
  latitude: place.latitude,
  longitude: place.longitude,
  status: place.status,
  website: place.website,
  phone: place.phoneNumber,
  google_place_id: place.googlePlaceId,
  discovered_through_guide: place.guide,
  marked_on: californiaDate(place.markedOn),
});
