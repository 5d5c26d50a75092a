import { addressKey, isSameListing } from "@/lib/catalogue/listed/same-listing";
import { tellingWords } from "@/lib/catalogue/listed/telling-words";
import { type Coordinates, distanceMeters } from "@/lib/core/geo/distance";
import { SAME_PLACE_METERS } from "@/lib/restaurants/same-place";
import type { SourceRow } from "./read-registers.ts";

/** A name at so many addresses is a chain's, whether or not the list has it. */
const CHAIN_ADDRESSES = 6;
const CELL_DEGREES = 0.002;

/** Rows of one place are one, with the newest sign of life; what that source doesn't tell comes from the next newest. */
export function joinPlaces(rows: SourceRow[]): SourceRow[] {
  const cells = new Map<string, SourceRow[]>();
  const byAddress = new Map<string, SourceRow>();
  const joined: SourceRow[] = [];
  for (const row of rows.toSorted(byRecency)) {
    const near = around(cells, row);
    const named = nameAndAddress(row);
    // Sources put one address at two ends of a block, or of a mall.
    const same = byAddress.get(named) ?? near.find((other) => isSameListing(other, row) && !areTwoPermits(other, row));
    if (same) fillIn(same, row);
    else {
      const place = { ...row };
      joined.push(place);
      byAddress.set(named, place);
      const cell = cellOf(row);
      cells.set(cell, [...(cells.get(cell) ?? []), place]);
    }
  }
  return joined;
}

/** A register that has a name at two addresses of one street means two places; on the map an address is only the nearest. */
const areTwoPermits = (one: SourceRow, other: SourceRow): boolean =>
  one.source === other.source &&
  one.source !== "openstreetmap" &&
  addressKey(one.address) !== addressKey(other.address);

const nameAndAddress = ({ name, address, town }: SourceRow): string =>
  [tellingWords(name).join(" "), addressKey(address) ?? address, town].join("|");

/** The telling words of names that stand at six or more addresses. */
export function namesOfChains(rows: SourceRow[]): Set<string> {
  const spots = new Map<string, Coordinates[]>();
  for (const row of rows) {
    const name = tellingWords(row.name).join(" ");
    const known = spots.get(name) ?? [];
    if (known.every((spot) => distanceMeters(spot, row) > SAME_PLACE_METERS)) spots.set(name, [...known, row]);
  }
  return new Set([...spots].filter(([, { length }]) => length >= CHAIN_ADDRESSES).map(([name]) => name));
}

const byRecency = (a: SourceRow, b: SourceRow): number =>
  compare(b.lastSeenOn, a.lastSeenOn) || compare(a.name, b.name) || compare(a.address, b.address);

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function fillIn(place: SourceRow, older: SourceRow): void {
  // A register writes capitals without accents; whoever mapped the place read its sign.
  if (older.source === "openstreetmap" && lettersOf(older.name) === lettersOf(place.name)) place.name = older.name;
  place.phone ||= older.phone;
  place.postalCode ||= older.postalCode;
  place.neighbourhood ||= older.neighbourhood;
  if (place.cuisines.length === 0) place.cuisines = older.cuisines;
}

const lettersOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

const cellOf = ({ latitude, longitude }: Coordinates, north = 0, east = 0): string =>
  `${Math.floor(latitude / CELL_DEGREES) + north} ${Math.floor(longitude / CELL_DEGREES) + east}`;

const STEPS = [-1, 0, 1];
const around = (cells: Map<string, SourceRow[]>, at: Coordinates): SourceRow[] =>
  STEPS.flatMap((north) => STEPS.flatMap((east) => cells.get(cellOf(at, north, east)) ?? []));
