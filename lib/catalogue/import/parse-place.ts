import type { EvidenceRow } from "@/lib/catalogue/source/evidence";
import type { City } from "@/lib/core/cities";
import { isOnOrNearLand } from "@/lib/core/geo/land";
import * as cell from "./cells";
import { chooseCity } from "./choose-city";
import { type FileRow, RowError } from "./file-row";

type Note = { about: EvidenceRow["about"]; text: string };

/** A row that can become a restaurant. What the file does not say is null or empty. */
export type ParsedPlace = ReturnType<typeof parsePlace>;

const MAX_LENGTHS = { name: 200, address: 300, word: 100, room: 300, prose: 1_000 };
const STATUSES = { open: "open", "temporarily closed": "temporarily_closed", closed: "closed" } as const;

/** Everything a row says, checked. @throws RowError with the first thing that is wrong */
export function parsePlace(row: FileRow, thisYear: number) {
  if (row.problem !== undefined) throw new RowError(row.problem);
  const name = cell.requiredText(row, "name", MAX_LENGTHS.name);
  if (!/[\p{L}\p{N}]/u.test(name)) throw new RowError("has a name without a letter");
  const address = cell.requiredText(row, "address", MAX_LENGTHS.address);
  const point = { latitude: cell.degreesOf(row, "latitude"), longitude: cell.degreesOf(row, "longitude") };
  const named = { city: cell.textOf(row, "city", MAX_LENGTHS.word), town: cell.textOf(row, "town", MAX_LENGTHS.word) };
  const place: { city: City; town: string | null } = chooseCity({ ...point, ...named, address });
  if (!isOnOrNearLand(point)) throw new RowError("lies in the bay or the sea");
  return {
    where: row.location,
    key: cell.textOf(row, "id", MAX_LENGTHS.word),
    name,
    address,
    ...place,
    ...point,
    postalCode: cell.textOf(row, "postalCode", 20),
    neighbourhood: cell.textOf(row, "neighbourhood", MAX_LENGTHS.word),
    hasApproximateCoordinates: cell.flagOf(row, "approximate"),
    googlePlaceId: cell.textOf(row, "googlePlaceId", 300),
    cuisines: cell.cuisinesOf(row),
    priceLevel: cell.priceOf(row),
    dishes: dishesOf(row),
    room: cell.textOf(row, "room", MAX_LENGTHS.room),
    vibes: cell.tagsOf(row, "vibes"),
    goodFor: cell.tagsOf(row, "goodFor"),
    meals: cell.tagsOf(row, "meals"),
    diets: cell.tagsOf(row, "diets"),
    features: cell.tagsOf(row, "features"),
    phone: cell.phoneOf(row),
    website: cell.websiteOf(row),
    since: cell.sinceOf(row, thisYear),
    status: statusOf(row),
    editorialSummary: cell.textOf(row, "summary", MAX_LENGTHS.prose),
    notes: cell.listOf(row, "notes", MAX_LENGTHS.prose, /[|\n]/).map(noteOf),
  };
}

/** "Carnitas: crisp at the edges" is a dish with a detail. */
function dishesOf(row: FileRow): { name: string; detail: string | null }[] {
  return cell.listOf(row, "dishes", MAX_LENGTHS.room).map((dish) => {
    const [name = "", ...detail] = dish.split(":").map((part) => part.trim());
    return { name: name || dish, detail: detail.join(": ") || null };
  });
}

/** "Cooking: the ribs are smoked overnight" says what a note is about; any other is about the story. */
function noteOf(note: string): Note {
  const [, about, text] = /^(story|cooking|room|know|order):\s*(\S.*)$/i.exec(note) ?? [];
  return about && text ? { about: about.toLowerCase() as Note["about"], text } : { about: "story", text: note };
}

function statusOf(row: FileRow): (typeof STATUSES)[keyof typeof STATUSES] | null {
  const text = cell.textOf(row, "status", 40)?.toLowerCase().replaceAll("_", " ");
  if (text === undefined) return null;
  if (!Object.hasOwn(STATUSES, text)) {
    throw new RowError(`has a status that is not one of ${Object.keys(STATUSES).join(", ")}`);
  }
  return STATUSES[text as keyof typeof STATUSES];
}
