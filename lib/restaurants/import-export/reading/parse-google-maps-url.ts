type GoogleMapsPlace = { googlePlaceId: string | null; latitude: number | null; longitude: number | null };

const NO_PLACE: GoogleMapsPlace = { googlePlaceId: null, latitude: null, longitude: null };
const FEATURE_ID = /0x([0-9a-f]{1,16}):0x([0-9a-f]{1,16})/i;
const PLACE_ID = /[?&!:=](ChIJ[\w-]{23})(?![\w-])/;
/** The place's own position (!3d!4d), not the viewport's (@). A search for a position counts too. */
const POSITION = /!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,3}\.\d+)/;
const SEARCH_POSITION = /\/maps\/search\/(-?\d{1,2}\.\d+),\+?\s*(-?\d{1,3}\.\d+)/;

/** What a Google Maps URL says about its place. */
export function parseGoogleMapsUrl(url: unknown): GoogleMapsPlace {
  if (typeof url !== "string" || url.length > 4_000) return NO_PLACE;
  const decoded = decode(url);
  const feature = FEATURE_ID.exec(decoded);
  const position = POSITION.exec(decoded) ?? SEARCH_POSITION.exec(decoded);
  return {
    googlePlaceId: PLACE_ID.exec(decoded)?.[1] ?? (feature ? placeIdOf(feature[1] ?? "", feature[2] ?? "") : null),
    latitude: position ? Number(position[1]) : null,
    longitude: position ? Number(position[2]) : null,
  };
}

/** A place id is the two halves of a feature id, each as eight little-endian bytes, tagged as protobuf does. */
function placeIdOf(first: string, second: string): string {
  const bytes = Buffer.alloc(20);
  bytes.set([0x0a, 0x12, 0x09]);
  bytes.writeBigUInt64LE(BigInt(`0x${first}`), 3);
  bytes.writeUInt8(0x11, 11);
  bytes.writeBigUInt64LE(BigInt(`0x${second}`), 12);
  return bytes.toString("base64url");
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
