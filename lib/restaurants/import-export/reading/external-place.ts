import type { ImportSource } from "@/lib/contracts/place-import";
import type { UserStatus } from "@/lib/contracts/restaurant";

/** A place as an external file describes it. Only the name is guaranteed. */
export type ExternalPlace = {
  name: string;
  list: string | null;
  address: string | null;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  status: UserStatus | null;
  /** Our own id, in files that we wrote. */
  id: string | null;
  googlePlaceId: string | null;
};

export type ParsedFile = { source: ImportSource; places: ExternalPlace[] };

type RawPlace = Partial<Record<keyof Omit<ExternalPlace, "status">, unknown>> & { status?: UserStatus | null };

const NAME_MAX = 200;
const TEXT_MAX = 500;

/** Normalizes what a file says of a place: text is one bounded line, coordinates are kept only if they are valid. */
export function toExternalPlace(raw: RawPlace): ExternalPlace {
  const [latitude, longitude] = [degrees(raw.latitude, 90), degrees(raw.longitude, 180)];
  // Google writes 0, 0 for places whose position it doesn't have.
  const isLocated = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return {
    name: line(raw.name, NAME_MAX) ?? "(no name)",
    list: line(raw.list, NAME_MAX),
    address: line(raw.address, TEXT_MAX),
    city: line(raw.city, NAME_MAX),
    latitude: isLocated ? latitude : null,
    longitude: isLocated ? longitude : null,
    status: raw.status ?? null,
    id: line(raw.id, NAME_MAX),
    googlePlaceId: line(raw.googlePlaceId, NAME_MAX),
  };
}

/** One line of text that the database can store, or null. */
function line(value: unknown, max: number): string | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = String(value)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return text === "" ? null : [...text.slice(0, 2 * max)].slice(0, max).join("");
}

function degrees(value: unknown, limit: number): number | null {
  const text = typeof value === "string" ? value.trim() : value;
  if (text === "" || (typeof text !== "string" && typeof text !== "number")) return null;
  const number = Number(text);
  return Number.isFinite(number) && Math.abs(number) <= limit ? number : null;
}
