import type { EvidenceRow } from "@/db/catalogue/evidence";
import { isAshore } from "@/db/catalogue/land";
import type { City } from "../../cities";
import * as cell from "./cells";
import { chooseCity } from "./choose-city";
import { type Row, RowProblem } from "./row";

type Note = { about: EvidenceRow["about"]; text: string };

/** A row that can become a restaurant. What the file does not say is null or empty. */
export type ImportedPlace = ReturnType<typeof readPlace>;

const LIMITS = { name: 200, address: 300, word: 100, room: 300, prose: 1_000 };
const STATUSES = { open: "open", "temporarily closed": "temporarily_closed", closed: "closed" } as const;

/** Everything a row says, checked. @throws RowProblem with the first thing that is wrong */
export function readPlace(row: Row, thisYear: number) {
  if (row.problem !== undefined) throw new RowProblem(row.problem);
  const name = cell.neededText(row, "name", LIMITS.name);
  if (!/[\p{L}\p{N}]/u.test(name)) throw new RowProblem("has a name without a letter");
  const address = cell.neededText(row, "address", LIMITS.address);
  const point = { latitude: cell.degreesOf(row, "latitude"), longitude: cell.degreesOf(row, "longitude") };
  const named = { city: cell.textOf(row, "city", LIMITS.word), town: cell.textOf(row, "town", LIMITS.word) };
  const place: { city: City; town: string | null } = chooseCity({ ...point, ...named, address });
  if (!isAshore(point)) throw new RowProblem("lies in the bay or the sea");
  return {
    where: row.where,
    ...{ key: cell.textOf(row, "id", LIMITS.word), name, address, ...place, ...point },
    postalCode: cell.textOf(row, "postalCode", 20),
    neighbourhood: cell.textOf(row, "neighbourhood", LIMITS.word),
    hasApproximateCoordinates: cell.flagOf(row, "approximate"),
    googlePlaceId: cell.textOf(row, "googlePlaceId", 300),
    cuisines: cell.cuisinesOf(row),
    priceLevel: cell.priceOf(row),
    dishes: dishesOf(row),
    room: cell.textOf(row, "room", LIMITS.room),
    vibes: cell.tagsOf(row, "vibes"),
    goodFor: cell.tagsOf(row, "goodFor"),
    meals: cell.tagsOf(row, "meals"),
    diets: cell.tagsOf(row, "diets"),
    features: cell.tagsOf(row, "features"),
    phone: cell.phoneOf(row),
    website: cell.websiteOf(row),
    since: cell.sinceOf(row, thisYear),
    status: statusOf(row),
    editorialSummary: cell.textOf(row, "summary", LIMITS.prose),
    notes: cell.listOf(row, "notes", LIMITS.prose, /[|\n]/).map(noteOf),
  };
}

/** "Carnitas: crisp at the edges" is a dish with a detail. */
function dishesOf(row: Row): { name: string; detail: string | null }[] {
  return cell.listOf(row, "dishes", LIMITS.room).map((dish) => {
    const [name = "", ...detail] = dish.split(":").map((part) => part.trim());
    return { name: name || dish, detail: detail.join(": ") || null };
  });
}

/** "Cooking: the ribs are smoked overnight" says what a note is about; another one tells the story. */
function noteOf(note: string): Note {
  const [, about, text] = /^(story|cooking|room|know|order):\s*(\S.*)$/i.exec(note) ?? [];
  return about && text ? { about: about.toLowerCase() as Note["about"], text } : { about: "story", text: note };
}

function statusOf(row: Row): (typeof STATUSES)[keyof typeof STATUSES] | null {
  const text = cell.textOf(row, "status", 40)?.toLowerCase().replaceAll("_", " ");
  if (text === undefined) return null;
  if (!Object.hasOwn(STATUSES, text)) {
    throw new RowProblem(`has a status that is not one of ${Object.keys(STATUSES).join(", ")}`);
  }
  return STATUSES[text as keyof typeof STATUSES];
}
