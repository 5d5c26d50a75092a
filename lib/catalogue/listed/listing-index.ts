import type { Coordinates } from "@/lib/core/geo/distance";
import { addressKey, isSameListing, type Listing } from "./same-listing";

/** Wider than the distance within which two listings may be one place. */
const CELL_DEGREES = 0.002;
const STEPS = [-1, 0, 1];

/** Listings, findable by where they are without going through them all. */
export class ListingIndex<T extends Listing> {
  readonly #cells = new Map<string, T[]>();
  readonly #byAddress = new Map<string, T[]>();
  /** Few: those whose position may be off by blocks are compared with every other. */
  readonly #rough: T[] = [];

  constructor(listings: Iterable<T> = []) {
    for (const listing of listings) this.add(listing);
  }

  add(listing: T): void {
    if (listing.hasApproximateCoordinates) this.#rough.push(listing);
    const cell = cellOf(listing);
    this.#cells.set(cell, [...(this.#cells.get(cell) ?? []), listing]);
    const address = addressKey(listing.address);
    if (address !== null) this.#byAddress.set(address, [...(this.#byAddress.get(address) ?? []), listing]);
  }

  /** Every listing that is the sought place, one of the very same name before others. */
  findSame(sought: Listing): T[] {
    const near = STEPS.flatMap((north) => STEPS.flatMap((east) => this.#cells.get(cellOf(sought, north, east)) ?? []));
    const atAddress = this.#byAddress.get(addressKey(sought.address) ?? "") ?? [];
    const same = [...new Set([...near, ...atAddress, ...this.#rough])].filter((listing) =>
      isSameListing(listing, sought),
    );
    return same.toSorted((a, b) => Number(b.name === sought.name) - Number(a.name === sought.name));
  }
}

const cellOf = ({ latitude, longitude }: Coordinates, north = 0, east = 0): string =>
  `${Math.floor(latitude / CELL_DEGREES) + north} ${Math.floor(longitude / CELL_DEGREES) + east}`;
