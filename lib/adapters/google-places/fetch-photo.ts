import { type GooglePlacesClient, PlacesError } from "@/lib/catalogue/google/client";
import { AppError } from "@/lib/core/errors";

const BYTES_MAX = 8 * 1024 * 1024;
/** Wide enough for the hero of a guide on a sharp screen. */
const WIDTH_PX = 1600;
/** Google's photo hosts: lh3.googleusercontent.com and its siblings. */
const PHOTO_HOSTS = /^[a-z0-9-]+\.googleusercontent\.com$/;

type PhotoSource = { client: GooglePlacesClient; baseUrl: string | undefined; timeMs: number };
type Photo = { name: string; author: string };

/** A photo's bytes, from one of Google's photo hosts and no other. @throws AppError not_found, unavailable */
export async function fetchPhoto(
  { client, baseUrl, timeMs }: PhotoSource,
  photo: Photo,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeMs)]);
  try {
    const address = await photoUriOf(client, photo, limited);
    if (!isAllowedHost(new URL(address), baseUrl)) throw unavailable(`a photo lies at ${new URL(address).host}`);
    // A redirect could lead anywhere, into our own network too.
    const response = await fetch(address, { signal: limited, redirect: "error", referrerPolicy: "no-referrer" });
    if (!response.ok) {
      await response.body?.cancel();
      throw unavailable(`a photo's bytes responded with ${response.status}`);
    }
    return await readAtMost(response, BYTES_MAX);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof PlacesError && error.failure === "missing") {
      throw new AppError("not_found", "This photo is no longer there.", { cause: error });
    }
    throw unavailable(error instanceof PlacesError ? error.message : "a photo could not be fetched", error);
  }
}

/** Names of photos expire. Then the place's photos are fetched again, and the one by the same person is used. */
async function photoUriOf(client: GooglePlacesClient, { name, author }: Photo, signal: AbortSignal): Promise<string> {
  const mediaOf = (named: string) => client.photoMedia({ name: named, maxWidthPx: WIDTH_PX }, { signal });
  try {
    return await mediaOf(name);
  } catch (error) {
    if (!(error instanceof PlacesError) || error.failure !== "missing") throw error;
    const googlePlaceId = name.split("/")[1] ?? "";
    const place = await client.placeDetails({ googlePlaceId, fields: ["id", "photos"] }, { signal });
    const again = place.photos.find(({ authors }) => authors.includes(author));
    if (!again || again.name === name) throw error;
    return mediaOf(again.name);
  }
}

/** Google's photo hosts; where the settings name another server for Google's, that server too. */
function isAllowedHost(address: URL, baseUrl: string | undefined): boolean {
  if (baseUrl !== undefined && address.host === new URL(baseUrl).host) return true;
  return address.protocol === "https:" && address.port === "" && PHOTO_HOSTS.test(address.hostname);
}

async function readAtMost(response: Response, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop releases the connection.
    if (length > bytesMax) throw unavailable("a photo is larger than any should be");
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

const unavailable = (message: string, cause?: unknown) =>
  new AppError("unavailable", "This photo can't be fetched right now.", { message, cause });
