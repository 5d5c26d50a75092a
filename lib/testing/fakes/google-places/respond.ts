import { foldText } from "@/lib/core/fold-text";
import { distanceMeters } from "@/lib/core/geo/distance";
import { googleError } from "./fault";
import { masked, readMask, type WirePlace } from "./wire";

type FakeRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  mask: string | undefined;
  body: Body;
};
type Point = { latitude: number; longitude: number };
type Body = Partial<{
  textQuery: string;
  pageSize: number;
  pageToken: string;
  maxResultCount: number;
  includedTypes: string[];
  locationRestriction: {
    rectangle?: { low: Point; high: Point };
    circle?: { center: Point; radius: number };
  };
}>;
type FakeResponse = { status: number; body: unknown; headers?: Record<string, string> };

const PAGE_SIZE = 20;
const PAGES_MAX = 3;

/** Google's response, from the places of this world; `photoUrl` is where a photo's bytes are. */
export function respond(world: WirePlace[], request: FakeRequest, photoUrl: (name: string) => string): FakeResponse {
  const { method, path } = request;
  if (method === "POST" && path === "/v1/places:searchText") return searchText(world, request);
  if (method === "POST" && path === "/v1/places:searchNearby") return searchNearby(world, request);
  const photo = /^\/v1\/(places\/[^/]+\/photos\/[^/]+)\/media$/.exec(path)?.[1];
  if (method === "GET" && photo) return photoMedia(world, request, photo, photoUrl);
  const id = /^\/v1\/places\/([^/]+)$/.exec(path)?.[1];
  if (method === "GET" && id) return details(world, request, decodeURIComponent(id));
  return googleError(404, "NOT_FOUND", "Requested entity was not found.");
}

const noMask = () => googleError(400, "INVALID_ARGUMENT", "FieldMask is a required parameter.");
const invalid = (what: string) => googleError(400, "INVALID_ARGUMENT", `Invalid ${what}.`);

function searchText(world: WirePlace[], { mask, body }: FakeRequest): FakeResponse {
  const fields = readMask(mask, "places.");
  if (!fields) return noMask();
  const { textQuery, pageToken, pageSize = PAGE_SIZE, locationRestriction } = body;
  if (!textQuery?.trim()) return invalid("text_query");
  const page = pageToken === undefined ? 0 : pageOf(pageToken, textQuery);
  if (page === null) return invalid("page_token");
  const box = locationRestriction?.rectangle;
  const found = world
    .filter(({ location }) => !box || (location && isInside(location, box)))
    .map((place) => ({ place, score: scoreOf(place, textQuery) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place.id.localeCompare(b.place.id));
  const size = Math.min(PAGE_SIZE, pageSize);
  const shown = found.slice(page * size, (page + 1) * size).map(({ place }) => masked(place, fields));
  const hasMore = page + 1 < PAGES_MAX && found.length > (page + 1) * size;
  const token = hasMore && mask?.includes("nextPageToken") ? { nextPageToken: tokenOf(page + 1, textQuery) } : {};
  return { status: 200, body: shown.length > 0 ? { places: shown, ...token } : {} };
}

const tokenOf = (page: number, query: string) => Buffer.from(JSON.stringify([page, query])).toString("base64url");

/** A token is valid only with its original query. */
function pageOf(token: string, query: string): number | null {
  try {
    const [page, of] = JSON.parse(Buffer.from(token, "base64url").toString());
    return of === query && Number.isInteger(page) ? page : null;
  } catch {
    return null;
  }
}

const isInside = (point: Point, { low, high }: { low: Point; high: Point }) =>
  point.latitude >= low.latitude &&
  point.latitude <= high.latitude &&
  point.longitude >= low.longitude &&
  point.longitude <= high.longitude;

/** How many of the words match the place; "restaurants in Oakland" finds every one. */
function scoreOf(place: WirePlace, query: string): number {
  const words = foldText(query).split(" ").filter(Boolean);
  const { displayName, types = [], editorialSummary, formattedAddress, reviews = [] } = place;
  const parts = [displayName?.text, types.join(" "), editorialSummary?.text, formattedAddress, ...reviews.map(textOf)];
  const text = ` ${foldText(parts.join(" "))} `;
  return words.filter((word) => text.includes(` ${word.replace(/s$/, "")}`)).length / words.length;
}

const textOf = ({ text }: { text: { text: string } }) => text.text;

function searchNearby(world: WirePlace[], { mask, body }: FakeRequest): FakeResponse {
  const fields = readMask(mask, "places.");
  if (!fields) return noMask();
  const circle = body.locationRestriction?.circle;
  if (!circle || circle.radius <= 0 || circle.radius > 50_000) return invalid("location_restriction.circle");
  const { includedTypes = [], maxResultCount = PAGE_SIZE } = body;
  if (maxResultCount < 1 || maxResultCount > PAGE_SIZE) return invalid("max_result_count");
  const places = world
    .filter(({ location }) => location && distanceMeters(location, circle.center) <= circle.radius)
    .filter(({ types = [] }) => includedTypes.length === 0 || types.some((type) => includedTypes.includes(type)))
    .sort((a, b) => (b.userRatingCount ?? 0) - (a.userRatingCount ?? 0) || a.id.localeCompare(b.id))
    .slice(0, maxResultCount)
    .map((place) => masked(place, fields));
  return { status: 200, body: places.length > 0 ? { places } : {} };
}

function details(world: WirePlace[], { mask }: FakeRequest, id: string): FakeResponse {
  const fields = readMask(mask, "");
  if (!fields) return noMask();
  const place = world.find((one) => one.id === id);
  if (!place) return googleError(404, "NOT_FOUND", "The Place ID is no longer valid. Please refresh cached Place IDs.");
  return { status: 200, body: masked(place, fields) };
}

function photoMedia(
  world: WirePlace[],
  { query }: FakeRequest,
  name: string,
  photoUrl: (name: string) => string,
): FakeResponse {
  if (!query.get("maxWidthPx") && !query.get("maxHeightPx")) return invalid("max_width_px or max_height_px");
  const isThere = world.some(({ photos = [] }) => photos.some((photo) => photo.name === name));
  if (!isThere) return googleError(404, "NOT_FOUND", "The photo resource in the request is not found.");
  if (query.get("skipHttpRedirect") === "true") return { status: 200, body: { name, photoUri: photoUrl(name) } };
  return { status: 302, body: {}, headers: { location: photoUrl(name) } };
}
